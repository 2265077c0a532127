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
  private var readExtensions = ReadExtensions()
  /// What extensions of dotted names and of aliases extend.
  var extendedTypes: [ObjectIdentifier: NominalType] = [:]
  /// Grows with every module and every extension that becomes known: what hangs on these is asked for anew then.
  var readCount = 0

  /// What the code runs on; nil: a system that has everything. What bodies mean hangs on it.
  package var system: SystemVersion? {
    didSet {
      guard system != oldValue else { return }
      bodies = [:]
      underlyingTypes = [:]
    }
  }

  package init(reader: CodeReader, library: @escaping (String) -> (any ModuleFiles)?) {
    self.reader = reader
    self.library = library
    if let swift = module(named: "Swift") { imported = [swift] }
  }

  /// What is declared and the places inside of it hold one another: they are parted at the end.
  private var contexts: [Context] = []
  private var declaredTypes: [NominalType] = []

  func remember(_ context: Context) { contexts.append(context) }
  func remember(_ type: NominalType) { declaredTypes.append(type) }

  deinit { forget() }

  /// Lets go of all that was found out.
  package func forget() {
    for context in contexts { context.forget() }
    for type in declaredTypes { type.forget() }
    contexts = []
    declaredTypes = []
    modules = [:]
    imported = []
    readExtensions = ReadExtensions()
    extendedTypes = [:]
    operatorParts = []
    operators = [:]
    operatorOwners = []
    typeWitnesses = [:]
    wrappers = [:]
    underlyingTypes = [:]
    bodies = [:]
    made = [:]
    madeCodingKeys = [:]
    protocolRequirements = [:]
  }

  /// A module of the app's own.
  package func addModule(named name: String) -> Module {
    let module = Module(name: name, program: self, source: nil)
    modules[name] = module
    imported.append(module)
    return module
  }

  /// Takes in the modules that the app's files import: their members are seen in all of the app, whichever file is
  /// looked into first.
  package func takeImports() {
    for module in imported where module.isSource {
      for name in Set(module.files.flatMap(\.imports)).sorted() { _ = self.module(named: name) }
    }
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

  /// The modules whose declarations a file sees, the nearest first: its own, those that it imports, what they export.
  package func modules(seenFrom file: FileScope) -> [Module] {
    if let known = file.seenModules, known.count == imported.count { return known.modules }
    let names = file.imports + file.module.sharedImports + ["Swift"]
    let found = modules(reachedFrom: [file.module] + names.compactMap(module(named:)))
    file.seenModules = (imported.count, found)
    return found
  }

  /// Modules, followed by what they export, and what that exports: all that `Module.name` may mean, for one.
  func modules(reachedFrom direct: [Module]) -> [Module] {
    var found: [Module] = []
    var next = direct
    while !next.isEmpty {
      var new: [Module] = []
      for module in next where !(found + new).contains(where: { $0 === module }) { new.append(module) }
      found += new
      next = new.flatMap(\.exports).compactMap(module(named:))
    }
    return found
  }

  /// A number that changes when more extensions of a type may be known: tables made from them are made anew
  /// then.
  /// Takes note of an extension of a type by the first part of its name.
  func note(extensionOf name: String, isInCode: Bool) {
    readCount += 1
    readExtensions.note(name, isInCode: isInCode)
  }

  func knownExtensions(of type: NominalType) -> Int {
    let name = type.outermost.name
    if readExtensions.ask(name, in: imported.count) {
      for module in imported { module.load(name) }
    }
    return imported.count + readExtensions.count(of: name)
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
