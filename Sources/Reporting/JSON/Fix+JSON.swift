import LintEngine
import SourceText

extension Fix: Codable {
    private enum Key: CodingKey {
        case kind, applicability, description, type, contents, deleted, kept, edits, proof, reservations
    }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(kind, forKey: .kind)
        try json.encode(applicability, forKey: .applicability)
        try json.encode(description, forKey: .description)
        try json.encode(type, forKey: .type)
        try json.encode(contents, forKey: .contents)
        try json.encode(deleted, forKey: .deleted)
        try json.encode(kept, forKey: .kept)
        try json.encode(edits, forKey: .edits)
        try json.encode(proof, forKey: .proof)
        try json.encode(reservations.map(\.text), forKey: .reservations)
    }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            kind: try json.decode(Kind.self, forKey: .kind),
            applicability: try json.decode(Applicability.self, forKey: .applicability),
            type: try json.decode(String.self, forKey: .type), contents: try json.decode([String].self, forKey: .contents),
            deleted: try json.decode([String].self, forKey: .deleted), kept: try json.decode([String].self, forKey: .kept),
            edits: try json.decode([FileEdit].self, forKey: .edits), proof: try json.decode(FixProof.self, forKey: .proof),
            reservations: try json.decode([String].self, forKey: .reservations).map(FixReservation.recorded))
    }
}

/// `start` and `end` are UTF-8 offsets in the file as it is.
extension FileEdit: Codable {
    private enum Key: CodingKey {
        case path, start, end, text
    }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(path, forKey: .path)
        try json.encode(edit.range.start, forKey: .start)
        try json.encode(edit.range.end, forKey: .end)
        try json.encode(edit.replacement, forKey: .text)
    }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        let start = try json.decode(Int.self, forKey: .start)
        let end = try json.decode(Int.self, forKey: .end)
        guard 0 <= start, start <= end else {
            throw DecodingError.dataCorruptedError(forKey: .end, in: json, debugDescription: "an edit ends before it begins")
        }
        self.init(
            path: try json.decode(String.self, forKey: .path),
            TextEdit(range: ByteRange(start, end), replacement: try json.decode(String.self, forKey: .text)))
    }
}

extension FixProof: Codable {
    private enum Key: CodingKey {
        case scenarios, moments, mended, rows
    }

    package func encode(to encoder: any Encoder) throws {
        var json = encoder.container(keyedBy: Key.self)
        try json.encode(scenarios, forKey: .scenarios)
        try json.encode(moments, forKey: .moments)
        try json.encode(mended, forKey: .mended)
        try json.encode(rows, forKey: .rows)
    }

    package init(from decoder: any Decoder) throws {
        let json = try decoder.container(keyedBy: Key.self)
        self.init(
            scenarios: try json.decode(Int.self, forKey: .scenarios), moments: try json.decode(Int.self, forKey: .moments),
            mended: try json.decode([String].self, forKey: .mended), rows: try json.decode([Row].self, forKey: .rows))
    }
}
