import Foundation
import TestSupport

extension JSON {
    subscript(key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let items): items.flatMap(\.strings)
        default: []
        }
    }
}

/// The part of JSON Schema (draft 2020-12) that the published schema uses. A keyword that is not known here is an issue, so that
/// the schema cannot say something that is never checked.
struct JSONSchema {
    let root: JSON

    private static let annotations: Set = ["$schema", "$defs", "title", "description"]

    /// What is wrong with `value`, each with the place where; empty where it is valid.
    func issues(in value: JSON) -> [String] { issues(in: value, against: root, at: "report") }

    private func issues(in value: JSON, against schema: JSON, at place: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(place): the schema is not an object"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument -> [String] in
            switch keyword {
            case "$ref":
                return reference(argument).map { issues(in: value, against: $0, at: place) } ?? ["\(place): no \(argument)"]
            case "type":
                return argument.strings.contains { Self.has(value, type: $0) } ? [] : ["\(place): not \(argument.strings)"]
            case "const": return value == argument ? [] : ["\(place): not \(argument)"]
            case "enum":
                guard case .array(let cases) = argument else { return ["\(place): enum is not an array"] }
                return cases.contains(value) ? [] : ["\(place): \(value) is not a case"]
            case "minimum":
                guard case .number(let least) = argument, case .number(let number) = value else { return [] }
                return number >= least ? [] : ["\(place): \(number) is below \(least)"]
            case "required": return argument.strings.filter { value[$0] == nil }.map { "\(place): \($0) is missing" }
            case "properties": return members(of: value, against: argument, at: place)
            case "additionalProperties": return additional(in: value, argument, besides: keywords["properties"], at: place)
            case "items":
                guard case .array(let items) = value else { return [] }
                return items.enumerated().flatMap { issues(in: $1, against: argument, at: "\(place)[\($0)]") }
            default: return Self.annotations.contains(keyword) ? [] : ["\(place): the validator does not know '\(keyword)'"]
            }
        }
    }

    private func members(of value: JSON, against properties: JSON, at place: String) -> [String] {
        guard case .object(let members) = value else { return [] }
        return members.sorted { $0.key < $1.key }.flatMap { name, member in
            properties[name].map { issues(in: member, against: $0, at: "\(place).\(name)") } ?? []
        }
    }

    /// - Parameter schema: what members without a property of their own must be; false where there must be none.
    private func additional(in value: JSON, _ schema: JSON, besides properties: JSON?, at place: String) -> [String] {
        guard case .object(let members) = value else { return [] }
        return members.sorted { $0.key < $1.key }.filter { properties?[$0.key] == nil }.flatMap { name, member in
            schema == .bool(false)
                ? ["\(place): \(name) is not in the schema"] : issues(in: member, against: schema, at: "\(place).\(name)")
        }
    }

    private func reference(_ argument: JSON) -> JSON? {
        guard case .string(let text) = argument, text.hasPrefix("#/$defs/") else { return nil }
        return root["$defs"]?[String(text.dropFirst("#/$defs/".count))]
    }

    private static func has(_ value: JSON, type: String) -> Bool {
        switch (type, value) {
        case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .bool): true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}
