#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Messages as bytes. Keys are sorted, so that the same answer is the same bytes.
enum Wire {
    static func decode<Value: Decodable>(_ type: Value.Type, from content: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(content))
    }

    static func result(_ value: some Encodable, to id: RequestID) -> [UInt8] {
        encode(Success(id: id, result: value))
    }

    static func failure(_ error: ResponseError, to id: RequestID?) -> [UInt8] {
        encode(Failure(id: id, error: error))
    }

    static func notification(_ method: String, _ params: some Encodable) -> [UInt8] {
        encode(Call(method: method, params: params))
    }

    static func request(_ id: RequestID, _ method: String, _ params: some Encodable) -> [UInt8] {
        encode(Call(id: id, method: method, params: params))
    }

    static func bytes(of value: some Encodable) -> [UInt8] { encode(value) }

    private static func encode(_ message: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
        // Nothing that is sent can fail to encode; should that be wrong, the other side gets an answer all the same.
        guard let data = try? encoder.encode(message) else {
            return Array(#"{"error":{"code":-32603,"message":"the answer cannot be encoded"},"id":null,"jsonrpc":"2.0"}"#.utf8)
        }
        return Array(data)
    }

    private struct Success<Result: Encodable>: Encodable {
        var jsonrpc = "2.0"
        let id: RequestID
        let result: Result
    }

    private struct Failure: Encodable {
        let id: RequestID?
        let error: ResponseError

        private enum CodingKeys: CodingKey {
            case jsonrpc, id, error
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("2.0", forKey: .jsonrpc)
            // Null, rather than left out, where it is not known.
            try container.encode(id, forKey: .id)
            try container.encode(error, forKey: .error)
        }
    }

    private struct Call<Params: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var id: RequestID?
        let method: String
        let params: Params
    }
}

/// `null`
struct Null: Codable, Equatable {
    init() {}

    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
