import EarshotSDK
import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotVocabulary
import Foundation
import Testing

@testable import EarshotSwiftSemantics
@testable import earshot_types

@Suite("Natives") struct NativesTests {
  /// Families of natives, as those that compare, are made for more types than declare each member.
  @Test("Every native is of a type and has the name of a member that are declared")
  func declared() {
    let missing = LargeStack.map([0]) { _ -> [String] in
      let declared = DeclaredNames()
      return Natives.standard().names.filter { !declared.contains($0) }
    }[0]
    #expect(missing == [])
  }
}

/// The names of all that the SDK declares.
private struct DeclaredNames {
  private var owners: Set<String> = [""]
  private var members: Set<String> = []

  init() {
    let reader = CodeReader(operators: .standard, conditions: .linux)
    let program = Program(reader: reader, library: { _ in nil })
    let library = EmbeddedLibrary.declarations
    for name in library.names {
      let module = program.addModule(named: name)
      for code in library.module(name)?.allFiles ?? [] { module.add(code) }
    }
    for name in library.names {
      guard let module = program.module(named: name) else { continue }
      for value in module.readValues { add(value) }
      for case let type as NominalType in module.readTypes { add(type, program) }
    }
  }

  private mutating func add(_ value: Value) { members.insert(value.name) }

  private mutating func add(_ type: NominalType, _ program: Program) {
    owners.insert(type.dottedName)
    let table = program.memberTable(of: type)
    for value in table.ordered { add(value) }
    for case let nested as NominalType in table.orderedTypes { add(nested, program) }
  }

  /// `Swift/Array.append(_:)`, `Swift/Array.count=`, `Swift/Bool.prefix !(_:)`, `Foundation/#Predicate`.
  func contains(_ name: String) -> Bool {
    if name.contains("/..") { return members.contains("...") }
    let plain = name.drop { $0 != "/" }.dropFirst().prefix { $0 != "(" }.drop { $0 == "#" }
    let parts = plain.split(separator: " ").last ?? plain
    let operatorStart = parts.dropFirst().firstIndex { "/=-+!*%<>&|^~?".contains($0) } ?? parts.endIndex
    let dot = parts[..<operatorStart].lastIndex(of: ".")
    let owner = plain.split(separator: ".").dropLast().joined(separator: ".")
    var member = String(dot.map { parts[parts.index(after: $0)...] } ?? parts)
    if !members.contains(member), let last = member.last, "=&".contains(last) { member.removeLast() }
    let isMember = plain.contains(".") && !member.isOperatorName
    return members.contains(member) && (owners.contains(owner) || !isMember)
  }
}
