/// What every message of JSON-RPC 2.0 has, whatever it is about.
struct Envelope: Decodable {
    /// Nil in a notification.
    let id: RequestID?
    /// Nil in an answer.
    let method: String?
    /// What the other side said no with.
    let error: ResponseError?

    private enum CodingKeys: CodingKey {
        case jsonrpc, id, method, result, error
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard try container.decode(String.self, forKey: .jsonrpc) == "2.0" else {
            throw ResponseError(.invalidRequest, "'jsonrpc' must be \"2.0\"")
        }
        let hasID = container.contains(.id)
        id = try hasID ? container.decodeIfPresent(RequestID.self, forKey: .id) : nil
        method = try container.decodeIfPresent(String.self, forKey: .method)
        error = method == nil ? try? container.decodeIfPresent(ResponseError.self, forKey: .error) : nil
        let isAnswer = container.contains(.result) || container.contains(.error)
        guard method != nil || isAnswer else { throw ResponseError(.invalidRequest, "neither 'method' nor 'result' nor 'error'") }
        if method != nil, hasID, id == nil { throw ResponseError(.invalidRequest, "'id' must not be null") }
    }

    /// The parameters of a message, decoded on their own once it is known what they are.
    struct Parameters<Value: Decodable>: Decodable {
        let params: Value
    }

    /// The same of an answer.
    struct Answer<Value: Decodable>: Decodable {
        let result: Value
    }
}

/// What a request is known by.
package enum RequestID: Hashable, Sendable, Codable {
    case number(Int)
    case text(String)

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}

/// An answer that says no.
struct ResponseError: Error, Codable, Equatable {
    var code: Int
    /// Lower case, no full stop.
    var message: String

    /// The codes of JSON-RPC 2.0 and of LSP 3.17 that are used here.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParams = -32602
        case internalError = -32603
        case serverNotInitialized = -32002
        case requestCancelled = -32800
        case contentModified = -32801
    }

    init(_ code: Code, _ message: String) {
        self.code = code.rawValue
        self.message = message
    }
}

/// A message that came in, as far as it could be read.
enum Incoming {
    case request(RequestID, method: String)
    case notification(method: String)
    case answer(RequestID?, ResponseError?)
    /// To be answered with the error; the id is null where it is not known.
    case refused(RequestID?, ResponseError)

    init(_ content: [UInt8]) {
        do {
            let envelope = try Wire.decode(Envelope.self, from: content)
            switch (envelope.id, envelope.method) {
            case (let id?, let method?): self = .request(id, method: method)
            case (nil, let method?): self = .notification(method: method)
            case (let id, nil): self = .answer(id, envelope.error)
            }
        } catch let error as ResponseError {
            self = .refused(Self.id(of: content), error)
        } catch DecodingError.dataCorrupted(let corruption) where corruption.codingPath.isEmpty {
            self = .refused(nil, ResponseError(.parseError, "the message is not JSON"))
        } catch {
            self = .refused(Self.id(of: content), ResponseError(.invalidRequest, "the message is no request of JSON-RPC 2.0"))
        }
    }

    /// The id alone, if there is one.
    private static func id(of content: [UInt8]) -> RequestID? {
        struct Identified: Decodable {
            let id: RequestID
        }
        return (try? Wire.decode(Identified.self, from: content))?.id
    }
}
