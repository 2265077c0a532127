import Foundation

/// Judges documents by a schema: as much of JSON Schema 2020-12 as the schemas of this project use. A word that is
/// not among that is an error, so that nothing counts as judged that is not.
struct JSONSchema {
  let root: JSONValue

  init(text: String) throws {
    root = try JSONValue(text)
    try JSONSchema.check(root)
  }

  /// A file of `Schemas/`.
  init(_ name: String) throws {
    try self.init(
      text: try String(
        contentsOfFile: "\(DocumentationPage.root)/Schemas/\(name).schema.json", encoding: .utf8))
  }

  struct UnknownWord: Error { var word: String }

  private static let notes: Set<String> = [
    "$schema", "$id", "title", "description", "default", "$defs", "examples",
  ]
  private static let judged: Set<String> = [
    "$ref", "type", "enum", "const", "properties", "required", "additionalProperties", "propertyNames",
    "items",
    "prefixItems", "minItems", "maxItems", "minimum", "maximum", "exclusiveMaximum", "pattern", "anyOf",
    "oneOf",
    "minProperties",
  ]

  /// Every word of the schema, and of those in it, is one that is understood.
  private static func check(_ schema: JSONValue) throws {
    guard let members = schema.object else { return }
    for (word, value) in members {
      guard notes.contains(word) || judged.contains(word) else { throw UnknownWord(word: word) }
      switch word {
      case "properties", "$defs": for value in (value.object ?? [:]).values { try check(value) }
      case "anyOf", "oneOf", "prefixItems": for value in value.array ?? [] { try check(value) }
      case "items", "additionalProperties", "propertyNames": try check(value)
      default: break
      }
    }
  }

  /// What is wrong with a document as it is written.
  func faults(in text: String) throws -> [String] { faults(in: try JSONValue(text)) }

  /// What is wrong with a document, each with its place; empty: nothing.
  func faults(in document: JSONValue) -> [String] { faults(document, root, "") }

  private func faults(_ value: JSONValue, _ schema: JSONValue, _ place: String) -> [String] {
    guard let words = schema.object else {
      return schema == .bool(false) ? ["\(place): nothing is allowed here"] : []
    }
    var faults: [String] = []
    for (word, rule) in words {
      switch word {
      case "$ref": faults += self.faults(value, target(rule.string ?? ""), place)
      case "anyOf", "oneOf":
        let fitting = (rule.array ?? []).filter { self.faults(value, $0, place).isEmpty }.count
        if fitting == 0 || (word == "oneOf" && fitting > 1) {
          faults.append("\(place): fits \(fitting) of \(word)")
        }
      case "type": if !hasType(value, rule) { faults.append("\(place): is a \(value.type), not \(rule)") }
      case "enum":
        if rule.array?.contains(value) != true { faults.append("\(place): \(value) is none of enum") }
      case "const": if value != rule { faults.append("\(place): \(value) is not \(rule)") }
      default: break
      }
    }
    switch value {
    case .object(let members): faults += self.faults(members, words, place)
    case .array(let values): faults += self.faults(values, words, place)
    case .number(let number): faults += self.faults(number, words, place)
    case .string(let text):
      if let pattern = words["pattern"]?.string, text.range(of: pattern, options: .regularExpression) == nil {
        faults.append("\(place): \"\(text)\" does not fit \(pattern)")
      }
    case .null, .bool: break
    }
    return faults
  }

  private func faults(_ members: [String: JSONValue], _ words: [String: JSONValue], _ place: String)
    -> [String]
  {
    var faults: [String] = []
    for name in (words["required"]?.array ?? []).compactMap(\.string) where members[name] == nil {
      faults.append("\(place): \(name) is missing")
    }
    if let least = words["minProperties"]?.number, Double(members.count) < least {
      faults.append("\(place): too few members")
    }
    for (name, value) in members {
      let inside = "\(place)/\(name)"
      if let names = words["propertyNames"] { faults += self.faults(.string(name), names, inside) }
      if let rule = words["properties"]?[name] {
        faults += self.faults(value, rule, inside)
      } else if let rest = words["additionalProperties"] {
        faults += self.faults(value, rest, inside)
      }
    }
    return faults
  }

  private func faults(_ values: [JSONValue], _ words: [String: JSONValue], _ place: String) -> [String] {
    var faults: [String] = []
    if let least = words["minItems"]?.number, Double(values.count) < least {
      faults.append("\(place): too few")
    }
    if let most = words["maxItems"]?.number, Double(values.count) > most {
      faults.append("\(place): too many")
    }
    let first = words["prefixItems"]?.array ?? []
    for (index, value) in values.enumerated() {
      if index < first.count {
        faults += self.faults(value, first[index], "\(place)/\(index)")
      } else if let rule = words["items"] {
        faults += self.faults(value, rule, "\(place)/\(index)")
      }
    }
    return faults
  }

  private func faults(_ number: Double, _ words: [String: JSONValue], _ place: String) -> [String] {
    var faults: [String] = []
    if let least = words["minimum"]?.number, number < least {
      faults.append("\(place): \(number) is too small")
    }
    if let most = words["maximum"]?.number, number > most {
      faults.append("\(place): \(number) is too great")
    }
    if let bound = words["exclusiveMaximum"]?.number, number >= bound {
      faults.append("\(place): \(number) is too great")
    }
    return faults
  }

  private func hasType(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    (rule.array ?? [rule]).compactMap(\.string).contains { name in
      if name == "integer", case .number(let number) = value { return number == number.rounded() }
      return name == value.type
    }
  }

  /// `#/$defs/NAME`
  private func target(_ reference: String) -> JSONValue {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] ?? .bool(false) }
  }
}
