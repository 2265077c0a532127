import EarshotSwiftCode

/// All code that is looked at together: an app's modules, its packages' and the SDK's.
package final class Program {
  package let types = TypeTable()
  package let reader: CodeReader
  private let library: (String) -> (any ModuleFiles)?
  private var modules: [String: Module] = [:]
  /// What declares operators, of everything that was read.
  private var operatorParts: [DeclaredPart] = []
  private var operators: [String: (values: [Value], seen: Int)] = [:]
  private var operatorOwners: [() -> Void] = []
  package private(set) lazy var language = LanguageTypes(program: self)
  var typeWitnesses: [TypeWitnessKey: Type] = [:]
  var witnessesInProgress: Set<TypeWitnessKey> = []
  var wrappers: [Value: WrapperTypes] = [:]
  /// What is behind each `some P`; nil where that isn't known.
  var underlyingTypes: [ObjectIdentifier: Type?] = [:]
  /// The types in what declarations do, by the declaration.
  var bodies: [ObjectIdentifier: TypedBody] = [:]
  /// Members that the compiler writes.
  var made: [MadeKey: [Value]] = [:]
  var madeCodingKeys: [MadeKey: NominalType] = [:]
  var protocolRequirements: [NominalType: [GenericSignature.Requirement]] = [:]
  /// Every module that any file imports.
  package private(set) var imported: [Module] = [] {
    didSet { readCount += 1 }
  }
  /// Grows with every module and every extension that becomes known: what hangs on these is asked for anew then.
  var readCount = 0

  package init(reader: CodeReader, library: @escaping (String) -> (any ModuleFiles)?) {
    self.reader = reader
    self.library = library
    if let swift = module(named: "Swift") { imported = [swift] }
  }

  /// A module of the app's own.
  package func addModule(named name: String) -> Module {
    let module = Module(name: name, program: self, source: nil)
    modules[name] = module
    imported.append(module)
    return module
  }

  /// A module by its name; nil where nothing of it is known.
  package func module(named name: String) -> Module? {
    if let known = modules[name] { return known }
    guard let source = library(name) else { return nil }
    let module = Module(name: name, program: self, source: source)
    modules[name] = module
    imported.append(module)
    return module
  }

  /// The modules whose declarations a file sees, its own first: each that it imports, followed by what that
  /// one exports.
  package func modules(seenFrom file: FileScope) -> [Module] {
    if let known = file.seenModules, known.count == imported.count { return known.modules }
    var found = [file.module]
    func see(_ name: String) {
      guard let module = module(named: name), !found.contains(where: { $0 === module }) else { return }
      found.append(module)
      for export in module.exports { see(export) }
    }
    for name in file.imports + file.module.sharedImports + ["Swift"] { see(name) }
    file.seenModules = (imported.count, found)
    return found
  }

  /// A number that changes when more extensions of a type may be known: tables made from them are made anew
  /// then.
  func knownExtensions(of type: NominalType) -> Int {
    let name = type.outermost.name
    return imported.reduce(imported.count) { $0 + $1.countExtensions(of: name) }
  }
}

extension Program {
  /// Remembers to look for operators among a type's members when one is asked for.
  func noteOperators(in type: NominalType) {
    operatorOwners.append { [unowned self] in
      if type.code.members.declareOperators { _ = memberTable(of: type) }
    }
  }

  func noteOperators(in code: ExtensionDeclaration, of file: FileScope) {
    operatorOwners.append { [unowned self] in
      guard code.members.declareOperators, let part = makeExtension(code, in: file) else { return }
      _ = memberTable(of: part.nominal)
    }
  }

  /// Remembers the operators among declarations and those in the types among them.
  func noteOperators(in part: DeclaredPart) {
    guard part.list.declareOperators else { return }
    if part.list.kinds.contains(.operators) { operatorParts.append(part) }
    for case let type as NominalType in part.types(of: .init(.type), self) { noteOperators(in: type) }
  }

  /// The functions of an operator in all that was read so far.
  package func operators(named name: String) -> [Value] {
    for module in imported { module.load(operator: name) }
    while !operatorOwners.isEmpty {
      let pending = operatorOwners
      operatorOwners = []
      for look in pending { look() }
    }
    var found = operators[name] ?? (values: [], seen: 0)
    guard found.seen < operatorParts.count else { return found.values }
    let key = DeclaredName(name)
    for part in operatorParts[found.seen...] { found.values += part.values(named: key, of: self) }
    found.seen = operatorParts.count
    operators[name] = found
    return found.values
  }
}
