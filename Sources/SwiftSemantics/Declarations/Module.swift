import EarshotSwiftCode

/// Where the files of a module come from.
package protocol ModuleFiles {
  /// The files that hold the declarations of a type (its own and its extensions), by the type's name.
  func files(declaring type: String) -> [FileCode]
  /// The files of protocols, and of the types that literals have, that declare an operator. Those of other
  /// types come with the types: an operand has to be of one.
  func files(declaringOperator name: String) -> [FileCode]
  /// The files that hold functions, operators and aliases.
  func commonFiles() -> [FileCode]
}

/// One module: what its files declare, by name.
package final class Module {
  package let name: String
  package unowned let program: Program
  private let source: (any ModuleFiles)?
  /// Whether its files hold whole code, not declarations alone.
  package let isSource: Bool
  private var asked: Set<String> = []
  private var askedOperators: Set<String> = []
  /// The files that were taken in.
  private var taken: Set<ObjectIdentifier> = []
  private var hasCommon = false
  private var typesByName: [String: [Entity]] = [:]
  /// The files that declare values.
  private var parts: [DeclaredPart] = []
  private var valuesByName: [String: (values: [Value], seen: Int)] = [:]
  /// By the first part of the name of the type that is extended.
  private var extensionsByName: [String: [(ExtensionDeclaration, FileScope)]] = [:]
  /// Those that may be of aliases, in so many files.
  private var knownOfAliases: (all: [(ExtensionDeclaration, FileScope)], files: Int)?
  private(set) var files: [FileScope] = []
  private var exported: [String] = []
  private var importedByCommon: [String] = []

  init(name: String, program: Program, source: (any ModuleFiles)?) {
    self.name = name
    self.program = program
    self.source = source
    isSource = source == nil
  }

  package func types(named name: String) -> [Entity] {
    load(name)
    if let found = typesByName[name] { return found }
    loadCommon()
    return typesByName[name] ?? []
  }

  package func values(named name: String) -> [Value] {
    loadCommon()
    var found = valuesByName[name] ?? (values: [], seen: 0)
    guard found.seen < parts.count else { return found.values }
    let key = DeclaredName(name)
    for part in parts[found.seen...] { found.values += part.values(named: key, of: program) }
    found.seen = parts.count
    valuesByName[name] = found
    return found.values
  }

  /// What the files that were read so far declare.
  package var readValues: [Value] { parts.flatMap { $0.allValues(of: program) } }
  package var readTypes: [Entity] { typesByName.keys.sorted().flatMap { typesByName[$0] ?? [] } }

  package func extensions(of name: String) -> [(ExtensionDeclaration, FileScope)] {
    load(name)
    let own = extensionsByName[name] ?? []
    return isSource ? own + extensionsOfAliases.filter { $0.0.extended.firstName != name } : own
  }

  /// What stands in extensions that may be of a type of another name: `extension Notification.Name`, and what extends
  /// an alias.
  private var extensionsOfAliases: [(ExtensionDeclaration, FileScope)] {
    if let knownOfAliases, knownOfAliases.files == files.count { return knownOfAliases.all }
    let all = extensionsByName.keys.sorted().flatMap { extensionsByName[$0] ?? [] }.filter { code, file in
      if case .named(.some, _, _) = code.extended { return true }
      return isAlias(code.extended.firstName, in: file)
    }
    knownOfAliases = (all, files.count)
    return all
  }

  private func isAlias(_ name: String, in file: FileScope) -> Bool {
    if let own = typesByName[name] { return own.contains { $0 is TypeAlias } }
    if let known = file.importedAliases[name] { return known }
    let found = program.lookUpType(name, in: file.context) is TypeAlias
    file.importedAliases[name] = found
    return found
  }

  /// The modules that whoever imports this one sees too (`@_exported import`). Declarations have these imports
  /// in a common file.
  var exports: [String] {
    loadCommon()
    return exported
  }

  /// What every file of the module sees: declarations have their imports in a common file.
  var sharedImports: [String] {
    loadCommon()
    return importedByCommon
  }

  func load(_ name: String) {
    guard !isSource, asked.insert(name).inserted, let source else { return }
    for file in source.files(declaring: name) where taken.insert(ObjectIdentifier(file.file)).inserted {
      add(file)
    }
  }

  func load(operator name: String) {
    guard !isSource, askedOperators.insert(name).inserted, let source else { return }
    loadCommon()
    for file in source.files(declaringOperator: name) where taken.insert(ObjectIdentifier(file.file)).inserted
    { add(file) }
  }

  private func loadCommon() {
    guard !hasCommon, let source else { return }
    hasCommon = true
    for file in source.commonFiles() {
      importedByCommon += file.imports.compactMap(\.path.first)
      add(file)
    }
  }

  /// Takes in what a file declares.
  @discardableResult
  package func add(_ code: FileCode) -> FileScope {
    let file = FileScope(
      source: code.file, module: self, imports: code.imports.compactMap(\.path.first))
    files.append(file)
    exported += code.imports.filter { $0.attributes.contains { $0.name == "_exported" } }.compactMap(
      \.path.first)
    for place in code.list.places([.types, .init(.extension)]) { add(code.list[place], in: file) }
    let part = DeclaredPart(code.list, in: file.context)
    if part.holdsValues { parts.append(part) }
    if code.list.kinds.contains(.operators) { program.noteOperators(in: part) }
    return file
  }

  private func add(_ declaration: Declaration, in file: FileScope) {
    switch declaration {
    case .type(let code):
      let type = NominalType(code: code, context: file.context, program: program)
      typesByName[code.name, default: []].append(type)
      program.noteOperators(in: type)
    case .alias(let code):
      typesByName[code.name, default: []].append(
        TypeAlias(code: code, context: file.context, program: program))
    case .extension(let code):
      let name = code.extended.firstName
      extensionsByName[name, default: []].append((code, file))
      program.note(extensionOf: name, isInCode: isSource)
      program.noteOperators(in: code, of: file)
    default: break
    }
  }
}
