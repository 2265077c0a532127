import EarshotJSON
import EarshotVocabulary
import Foundation
import Testing

@testable import EarshotTreeDocument

/// The published schema and the reader know the same names.
@Suite("Schemas/tree-document.schema.json follows the reader")
struct SchemaTests {
  private let tape: DataTape

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Schemas/tree-document.schema.json")
    tape = try DataTape(
      reading: [UInt8](try Data(contentsOf: file)), file: file.lastPathComponent,
      bounds: .standard)
  }

  /// The value at the end of a way of field names from the outermost object.
  private func value(_ names: String...) -> Int? {
    var index = 0
    for name in names {
      guard tape.kind(index) == .object, let member = members(of: index)[name] else { return nil }
      index = member
    }
    return index
  }

  private func members(of index: Int?) -> [String: Int] {
    guard let index else { return [:] }
    var result: [String: Int] = [:]
    var key = index + 1
    while key < tape.end(of: index) {
      result[tape.key(key)] = key + 1
      key = tape.end(of: key + 1)
    }
    return result
  }

  private func words(_ index: Int?) -> Set<String> {
    guard let index else { return [] }
    return Set((index + 1..<tape.end(of: index)).filter { tape.kind($0) == .string }.map(tape.text))
  }

  private func expect<Field: RawRepresentable & CaseIterable>(
    _ definition: String, has type: Field.Type
  ) where Field.RawValue == String {
    let names = Set(members(of: value("$defs", definition, "properties")).keys)
    #expect(names == Set(Field.allCases.map(\.rawValue)), "\(definition)")
    #expect(value("$defs", definition, "additionalProperties").map(tape.kind) == .false)
  }

  @Test("Fields of the document, of nodes and of their parts")
  func fields() {
    let document = Set(members(of: value("properties")).keys)
    #expect(document == Set(DocumentField.allCases.map(\.rawValue)))
    expect("screen", has: ScreenField.self)
    expect("uikitNode", has: UIKitField.self)
    expect("customAction", has: CustomActionField.self)
    expect("customContent", has: CustomContentField.self)
    expect("rotor", has: RotorField.self)
    expect("cell", has: CellField.self)
    expect("dataTable", has: DataTableField.self)
    expect("effect", has: EffectField.self)
    expect("set", has: SetField.self)
    let triggers = Set(members(of: value("$defs", "effects", "properties")).keys)
    #expect(triggers == Set(EffectTrigger.allCases.map(\.rawValue)))
  }

  @Test("Trait names")
  func traits() {
    #expect(words(value("$defs", "trait", "enum")) == Set(Traits.named.map(\.name)))
  }

  @Test("Views with their arguments")
  func views() {
    let names = words(value("$defs", "swiftUINode", "properties", "view", "enum"))
    #expect(names == Set(ViewCatalog.names))
    for (name, spec) in ViewCatalog.views {
      let fields = Set(members(of: value("$defs", "view" + name, "properties")).keys)
      #expect(fields == Set(spec.fieldNames), "\(name)")
    }
  }

  @Test("Modifiers with their arguments")
  func modifiers() throws {
    let forms = try #require(value("$defs", "modifier", "anyOf"))
    let alone = forms + 1
    #expect(words(members(of: alone)["enum"]) == Set(ModifierCatalog.names))
    let properties = members(of: members(of: tape.end(of: alone))["properties"])
    #expect(Set(properties.keys) == Set(ModifierCatalog.names))
    for (name, spec) in ModifierCatalog.modifiers where !spec.arguments.isEmpty {
      let shapes = try #require(properties[name].flatMap { members(of: $0)["anyOf"] })
      var fields: Set<String> = []
      var shape = shapes + 1
      while shape < tape.end(of: shapes) {
        fields.formUnion(members(of: members(of: shape)["properties"]).keys)
        shape = tape.end(of: shape)
      }
      #expect(fields == Set(spec.arguments.flatMap(\.names)), "\(name)")
    }
  }
}
