import EarshotSDK
import EarshotSwiftCode
import EarshotSwiftSemantics
import EarshotVocabulary
import Foundation
import Testing

/// Where a declaration names a type that nothing declares, all that is called through it is a guess.
@Suite("Types that the SDK's declarations name") struct DeclaredTypesTests {
  @Test("All are declared", arguments: EmbeddedLibraryTests.modules)
  func declared(folder: String) {
    let name = String(folder.split(separator: "/").last ?? "")
    #expect(LargeStack.map([name], Self.undeclared)[0] == [])
  }

  /// Why types in a module's declarations are not known, each once.
  @Sendable private static func undeclared(in name: String) -> [String] {
    guard let files = EmbeddedLibrary.declarations.module(name)?.allFiles else { return ["no module"] }
    let program = Program(reader: .ofDeclarations, library: EmbeddedLibrary.module)
    guard let module = program.module(named: name) else { return ["no module"] }
    for code in files {
      let path = code.file.path.split(separator: "/").last.map(String.init) ?? ""
      _ = module.types(named: String(path.prefix { $0 != "." && $0 != "+" }))
    }
    _ = module.values(named: "")
    var found: Set<String> = []
    func look(at value: Value, _ owner: String) {
      let interface = program.interface(of: value)
      let types = (interface.parameters ?? []).map(\.type) + [interface.result]
      for cause in types.flatMap(\.causes) { found.insert("\(owner).\(value.shownName): \(cause.text)") }
    }
    func look(at entity: Entity, in owner: String) {
      guard let type = entity as? NominalType, type.context.file.module === module else { return }
      let table = program.memberTable(of: type)
      for value in table.ordered { look(at: value, owner + type.name) }
      for inner in table.orderedTypes { look(at: inner, in: "\(owner)\(type.name).") }
    }
    for value in module.readValues { look(at: value, name) }
    for entity in module.readTypes { look(at: entity, in: "") }
    return found.sorted()
  }
}
