import Foundation

/// As much of JSON Schema as the project's own schemas use; an unknown keyword is a fault of its own.
struct JSONSchema {
  private let root: [String: Any]

  /// - Parameter name: of a file in `Schemas`, without its extension.
  init(_ name: String, file: String = #filePath) throws {
    let schemas = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Schemas")
    let data = try Data(contentsOf: schemas.appendingPathComponent("\(name).schema.json"))
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What of the text is not as the schema says, each with its place.
  func faults(in text: String) throws -> [String] {
    faults(try JSONSerialization.jsonObject(with: Data(text.utf8)), root, "$")
  }

  private static let passive: Set<String> = ["$schema", "$defs", "$id", "title", "description"]

  private func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    schema.keys.sorted().flatMap { keyword -> [String] in
      guard !JSONSchema.passive.contains(keyword), let rule = schema[keyword] else { return [] }
      switch (keyword, rule) {
      case ("$ref", let path as String): return faults(value, definition(path), place)
      case ("type", let name as String): return has(value, [name]) ? [] : ["\(place): no \(name)"]
      case ("type", let names as [String]): return has(value, names) ? [] : ["\(place): none of \(names)"]
      case ("const", let other): return same(value, other) ? [] : ["\(place): not \(other)"]
      case ("enum", let others as [Any]):
        return others.contains { same(value, $0) } ? [] : ["\(place): none of \(others)"]
      case ("required", let names as [String]):
        guard let object = value as? [String: Any] else { return [] }
        return names.filter { object[$0] == nil }.map { "\(place): lacks \($0)" }
      case ("properties", let properties as [String: [String: Any]]):
        guard let object = value as? [String: Any] else { return [] }
        return properties.flatMap { name, schema in
          object[name].map { faults($0, schema, "\(place).\(name)") } ?? []
        }
      case ("additionalProperties", false as Bool):
        guard let object = value as? [String: Any] else { return [] }
        let known = schema["properties"] as? [String: Any] ?? [:]
        return object.keys.filter { known[$0] == nil }.map { "\(place): has \($0)" }
      case ("items", let schema as [String: Any]):
        let members = value as? [Any] ?? []
        return members.enumerated().flatMap { faults($1, schema, "\(place)[\($0)]") }
      case ("minItems", let count as Int):
        return (value as? [Any]).map { $0.count < count } == true ? ["\(place): short"] : []
      case ("maxItems", let count as Int):
        return (value as? [Any]).map { $0.count > count } == true ? ["\(place): long"] : []
      default: return ["the schema says \(keyword), which is not understood here"]
      }
    }
  }

  private func definition(_ path: String) -> [String: Any] {
    let parts = path.split(separator: "/").dropFirst()
    return parts.reduce(root) { $0[String($1)] as? [String: Any] ?? [:] }
  }

  private func same(_ first: Any, _ second: Any) -> Bool { (first as? NSObject) == (second as? NSObject) }

  private func has(_ value: Any, _ names: [String]) -> Bool {
    names.contains { name in
      switch name {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "boolean": (value as? NSNumber).map(JSONSchema.isBoolean) ?? false
      case "integer":
        (value as? NSNumber).map { !JSONSchema.isBoolean($0) && $0.doubleValue == $0.doubleValue.rounded() }
          ?? false
      case "number": (value as? NSNumber).map { !JSONSchema.isBoolean($0) } ?? false
      case "null": value is NSNull
      default: false
      }
    }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    ["c", "B"].contains(String(cString: number.objCType)) && (number == 0 || number == 1)
  }
}
