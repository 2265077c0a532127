/// The declarations of a file, or those between the braces of a type or an extension.
///
/// What is known of each without reading it is a hash of its name and what it is: a type of the SDK may have
/// a thousand members, of which a program names three.
package final class DeclarationList: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A function, an initializer, a subscript, a variable: what makes a value that a name can mean.
    case value
    case operatorFunction
    case enumCase
    case type
    case `extension`
    case alias
    case associatedType
    case macro
    /// Operators, precedence groups, uses of macros.
    case other
  }

  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package init(_ kind: Kind) { self.init(rawValue: 1 << UInt16(kind.rawValue)) }

    package static let operators = Kinds(.operatorFunction)
    package static let types: Kinds = [Kinds(.type), Kinds(.alias), Kinds(.associatedType)]
    package static let values: Kinds = [Kinds(.value), Kinds(.operatorFunction), Kinds(.enumCase)]
    package static let valuesOfFiles: Kinds = [.values, Kinds(.macro)]
  }

  /// One name that a declaration declares; `var low, high: Double` has two.
  struct Record: Sendable {
    var hash: UInt32
    var kind: Kind
    /// Whether it is of the same declaration as the record before.
    var isRepeated: Bool
  }

  private enum Source: Sendable {
    case read(Deferred<ReadDeclarations>)
    case packed(PackedDeclarations)
  }

  private let source: Source

  package init(_ make: @escaping @Sendable () -> [Declaration]) {
    source = .read(Deferred { ReadDeclarations(make()) })
  }

  package init(_ declarations: [Declaration]) {
    source = .read(Deferred(value: ReadDeclarations(declarations)))
  }

  init(packed: PackedDeclarations) { source = .packed(packed) }

  package var all: [Declaration] {
    switch source {
    case .read(let read): read.value.declarations
    case .packed(let packed): packed.all
    }
  }

  /// The kinds that are among them.
  package var kinds: Kinds {
    switch source {
    case .read(let read): read.value.kinds
    case .packed(let packed): packed.kinds
    }
  }

  /// Whether an operator is declared by one of them, or inside of a type among them.
  package var declareOperators: Bool {
    switch source {
    case .read(let read): read.value.declareOperators
    case .packed(let packed): packed.declareOperators
    }
  }

  /// The places of those that may declare a name: hashes can agree by chance.
  package func places(of name: DeclaredName, _ kinds: Kinds) -> [Int] {
    switch source {
    case .read(let read): read.value.places(of: name, kinds)
    case .packed(let packed): packed.places(of: name, kinds)
    }
  }

  /// The places of all of some kinds, in order.
  package func places(_ kinds: Kinds) -> [Int] {
    switch source {
    case .read(let read): read.value.places(kinds)
    case .packed(let packed): packed.places(kinds)
    }
  }

  package subscript(place: Int) -> Declaration {
    switch source {
    case .read(let read): read.value.byRecord[place]
    case .packed(let packed): packed.declaration(at: place)
    }
  }
}

/// A name to look for, with what is compared first.
package struct DeclaredName: Sendable {
  package let text: String
  let hash: UInt32

  package init(_ text: String) {
    self.text = text
    hash = DeclaredName.hash(text)
  }

  /// FNV-1a, because it has to be the same in every build; without its four upper bits, so that it fits into
  /// four bytes of seven bits each.
  static func hash(_ text: String) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return (hash ^ (hash >> 28)) & 0xFFF_FFFF
  }
}

/// Declarations that are there as a whole.
struct ReadDeclarations: Sendable {
  let declarations: [Declaration]
  let records: [DeclarationList.Record]
  /// The declaration of each record.
  let byRecord: [Declaration]
  let kinds: DeclarationList.Kinds

  init(_ declarations: [Declaration]) {
    self.declarations = declarations
    var records: [DeclarationList.Record] = []
    var byRecord: [Declaration] = []
    var kinds: DeclarationList.Kinds = []
    for declaration in declarations {
      let kind = declaration.listKind
      kinds.insert(.init(kind))
      let names = declaration.listNames
      for (index, name) in names.enumerated() {
        records.append(.init(hash: DeclaredName.hash(name), kind: kind, isRepeated: index > 0))
        byRecord.append(declaration)
      }
    }
    self.records = records
    self.byRecord = byRecord
    self.kinds = kinds
  }

  var declareOperators: Bool {
    if kinds.contains(.operators) { return true }
    return declarations.contains { declaration in
      if case .type(let code) = declaration { code.members.declareOperators } else { false }
    }
  }

  func places(of name: DeclaredName, _ wanted: DeclarationList.Kinds) -> [Int] {
    var found: [Int] = []
    for (index, record) in records.enumerated()
    where record.hash == name.hash && wanted.contains(.init(record.kind)) {
      let first = first(of: index)
      if found.last != first { found.append(first) }
    }
    return found
  }

  func places(_ wanted: DeclarationList.Kinds) -> [Int] {
    records.indices.filter { !records[$0].isRepeated && wanted.contains(.init(records[$0].kind)) }
  }

  private func first(of index: Int) -> Int {
    var index = index
    while records[index].isRepeated { index -= 1 }
    return index
  }
}

extension Declaration {
  var listKind: DeclarationList.Kind {
    switch self {
    case .type: .type
    case .extension: .extension
    case .function(let code): code.name.isOperatorName ? .operatorFunction : .value
    case .variable: .value
    case .enumCase: .enumCase
    case .alias: .alias
    case .associatedType: .associatedType
    case .macro: .macro
    case .operator, .precedenceGroup, .macroUse: .other
    }
  }

  /// What it is found by: at least one name, so that it has a place.
  var listNames: [String] {
    switch self {
    case .type(let code): return [code.name]
    case .extension(let code): return [code.extended.firstName]
    case .function(let code), .macro(let code): return [code.name]
    case .variable(let code):
      let names = code.bindings.flatMap { $0.pattern.variables.map(\.0) }
      return names.isEmpty ? [""] : names
    case .enumCase(let code): return [code.name]
    case .alias(let code): return [code.name]
    case .associatedType(let code): return [code.name]
    case .operator(let code): return [code.name]
    case .precedenceGroup(let code): return [code.name]
    case .macroUse(let use): return [use.name.base]
    }
  }
}
