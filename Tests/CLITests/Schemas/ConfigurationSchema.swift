@testable import EarshotKit

/// The schema of `.earshot.yml`, made from the list of its keys.
enum ConfigurationSchema {
  static var text: String {
    SchemaText.object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Earshot configuration (.earshot.yml)")),
      (
        "description",
        .string(
          "What holds for the folder that the file lies in and all below. Sections come before the rest of the file, the command line comes before both. Paths are relative to the file."
        )
      ),
      ("type", .strings(["object", "null"])),
      ("additionalProperties", .bool(false)),
      (
        "properties",
        .object(
          ConfigurationKey.all.map { key in
            let isShared = ConfigurationKey.shared.contains { $0.name == key.name }
            return (key.name, isShared ? reference(key) : schema(key))
          })
      ),
      (
        "$defs",
        .object(
          ConfigurationKey.shared.map { ($0.name, schema($0)) } + [
            ("scalar", .object([("type", .strings(["string", "number", "boolean"]))]))
          ])
      ),
    ]).text() + "\n"
  }

  private static func reference(_ key: ConfigurationKey) -> SchemaText {
    .object([("$ref", .string("#/$defs/\(key.name)"))])
  }

  private static func schema(_ key: ConfigurationKey) -> SchemaText {
    .object([("description", .string(key.help))] + rules(key.shape))
  }

  private static func rules(_ shape: ConfigurationKey.Shape) -> [(String, SchemaText)] {
    switch shape {
    case .value(let value): return rules(value)
    case .values(let value):
      let one = SchemaText.object(rules(value))
      return [("anyOf", .array([one, list(of: one)]))]
    case .pairs(let names):
      let pair = SchemaText.object([("type", .string("string")), ("pattern", .string(pattern(names)))])
      return [("anyOf", .array([pair, list(of: pair), .object(table(names, scalar))]))]
    case .table(let names, let value): return table(names, .object(rules(value)))
    case .section(let keys):
      return [
        ("type", .strings(["object", "null"])), ("additionalProperties", .bool(false)),
        (
          "properties",
          .object(
            keys.map { key in
              let isShared = ConfigurationKey.shared.contains { $0.name == key.name }
              return (key.name, isShared ? reference(key) : schema(key))
            })
        ),
      ]
    }
  }

  private static func rules(_ value: ConfigurationValue) -> [(String, SchemaText)] {
    switch value {
    case .text, .path: [("$ref", .string("#/$defs/scalar"))]
    case .flag: [("type", .string("boolean"))]
    case .choice(let values): [("enum", .strings(values))]
    case .matching(let pattern): [("type", .string("string")), ("pattern", .string(pattern))]
    case .version:
      [
        (
          "anyOf",
          .array([
            .object([
              ("type", .string("number")), ("minimum", .number(13)), ("exclusiveMaximum", .number(28)),
            ]),
            .object([
              ("type", .string("string")), ("pattern", .string("^(1[3-9]|2[0-7])([.][0-9]+){0,2}$")),
            ]),
          ])
        )
      ]
    }
  }

  private static let scalar = SchemaText.object([("$ref", .string("#/$defs/scalar"))])

  private static func list(of value: SchemaText) -> SchemaText {
    .object([("type", .string("array")), ("items", value)])
  }

  private static func table(_ names: [String], _ value: SchemaText) -> [(String, SchemaText)] {
    let known: [(String, SchemaText)] =
      names.isEmpty ? [] : [("propertyNames", .object([("enum", .strings(names))]))]
    return [("type", .string("object"))] + known + [("additionalProperties", value)]
  }

  private static func pattern(_ names: [String]) -> String {
    names.isEmpty ? "^[^=]+=" : "^(\(names.joined(separator: "|")))="
  }
}
