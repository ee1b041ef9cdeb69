struct ProgressCreation: Encodable {
    var token: ProgressToken
}

struct ProgressParams: Encodable {
    var token: ProgressToken
    var value: Value

    struct Value: Encodable {
        var kind: Kind
        var title: String?
        var message: String?
        /// From 0 to 100, never less than before.
        var percentage: Int?
    }

    enum Kind: String, Encodable {
        case begin, report, end
    }
}
