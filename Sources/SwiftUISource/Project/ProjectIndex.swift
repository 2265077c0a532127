import Synchronization

/// All declarations of a project by name: the INPUT files first, then the others for the names
/// that those lack.
final class ProjectIndex: Sendable {
  /// Types by their simple name, best candidates first.
  let types: [String: [TypeInfo]]
  private let functions: [String: [FunctionCode]]
  private let variables: [String: [PropertyCode]]
  let aliases: [String: AliasCode]
  /// Names that an alias anywhere in the project, also one inside a type, gives a function type.
  private let functionAliases: Set<String>
  /// All names of aliases, those inside types too.
  let aliasNames: Set<String>
  /// Extensions of types and protocols, by the extended name.
  let extensions: [String: [TypeInfo]]
  /// Names of functions and properties that the app adds to types of the SDK.
  let extensionMemberNames: Set<String>
  /// Names of all that any extension declares: most names are of none.
  private let addedMembers: Set<String>
  let operators: [String: [(FunctionCode, TypeInfo?)]]
  /// The modules that any of its files imports: what they add to views reaches every file.
  let imports: Set<String>
  let resources: ProjectResources
  private let lineages: Mutex<[ObjectIdentifier: [TypeInfo]]> = Mutex([:])
  private let names: Mutex<[ObjectIdentifier: [String]]> = Mutex([:])
  private let inheritedNames: Mutex<Set<String>?> = Mutex(nil)
  /// What `isView` has answered, with the types, which must stay as long as their identity counts.
  private let views: Mutex<[ObjectIdentifier: (type: TypeInfo, isView: Bool)]> = Mutex([:])
  private let systemClasses: Mutex<[String: TypeInfo]> = Mutex([:])
  private let standIns: Mutex<[String: [TypeInfo]]?> = Mutex(nil)

  init(_ files: [FileDeclarations], resources: ProjectResources = .none) {
    self.resources = resources
    self.imports = files.reduce(into: []) { $0.formUnion($1.imports) }
    var builder = IndexBuilder()
    for file in files { builder.add(file) }
    for file in files {
      for inactive in file.inactive { builder.add(inactive: inactive) }
    }
    let built = builder.build()
    self.types = built.types
    self.functions = built.functions
    self.variables = built.variables
    self.aliases = built.aliases
    self.extensions = built.extensions
    self.operators = built.operators
    var names: Set<String> = []
    for info in built.extensions.values.joined() {
      names.formUnion(info.functions.keys)
      names.formUnion(info.properties.keys)
    }
    self.extensionMemberNames = names
    self.addedMembers = built.extensions.values.joined().reduce(into: []) { $0.formUnion($1.declaredNames) }
    var functionAliases: Set<String> = []
    var aliasNames: Set<String> = []
    func note(_ name: String, _ type: TypeName) {
      aliasNames.insert(name)
      if type.isFunction { functionAliases.insert(name) }
    }
    for (name, alias) in built.aliases { note(name, alias.type) }
    for info in Array(built.types.values.joined()) + Array(built.extensions.values.joined()) {
      for (name, alias) in info.aliases { note(name, alias.type) }
    }
    self.functionAliases = functionAliases
    self.aliasNames = aliasNames
  }

  /// Whether a name may stand for a function type: nil where nothing is known of it, as of a type
  /// parameter or a type of a package.
  func mayBeFunction(_ name: String) -> Bool? {
    if functionAliases.contains(name) { return true }
    if types[name] != nil || aliasNames.contains(name) { return false }
    return nil
  }

  // MARK: Names

  /// The functions of that name, those of the module asked from first.
  func globalFunctions(_ name: String, from file: FileCode? = nil) -> [FunctionCode] {
    guard let all = functions[name] else { return [] }
    guard all.count > 1, let file else { return all }
    let folders = file.path.split(separator: "/")
    let ranked = all.map { function in
      (function, function.file === file ? .max : FolderDistance.shared(function.file.path, folders))
    }
    guard ranked.contains(where: { $0.1 != ranked[0].1 }) else { return all }
    return ranked.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }

  func globalVariable(_ name: String, file: FileCode?) -> PropertyCode? {
    guard let candidates = variables[name] else { return nil }
    guard candidates.count > 1, let file else { return candidates.first }
    if let own = candidates.first(where: { $0.file === file }) { return own }
    let folders = file.path.split(separator: "/")
    var best: (property: PropertyCode, shared: Int)?
    for candidate in candidates {
      let shared = FolderDistance.shared(candidate.file.path, folders)
      if best == nil || shared > (best?.shared ?? 0) { best = (candidate, shared) }
    }
    return best?.property
  }

  /// What a type parameter of a type, or of a type around it, is asked to be; nil where there is none of
  /// that name, or where nothing is asked of it.
  func constraints(of parameter: String, in owner: TypeInfo?) -> [String]? {
    guard let owner else { return nil }
    if let found = owner.declaration?.constraints[parameter] { return found }
    guard owner.path.count > 1 else { return nil }
    let around = findType(Array(owner.path.dropLast()), owner: nil, file: owner.declaration?.file)
    return around === owner ? nil : constraints(of: parameter, in: around)
  }

  /// The app's extensions of these types or protocols that declare a member of that name; of a nested type
  /// (`Date.FormatStyle`) those that name it so.
  func extensions(of names: [String], declaring member: String) -> [TypeInfo] {
    guard addedMembers.contains(member) else { return [] }
    var result: [TypeInfo] = []
    for name in names {
      guard let last = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
        for info in extensions[name] ?? [] where info.declares(member) { result.append(info) }
        continue
      }
      for info in extensions[String(name[name.utf8.index(after: last)...])] ?? []
      where info.declares(member) && info.path == name.split(separator: ".").map(String.init) {
        result.append(info)
      }
    }
    return result
  }

  /// A class of UIKit as a type, with what the app adds to it and to its superclasses; nil where it is none.
  func systemClass(_ name: String) -> TypeInfo? {
    guard UIKitClasses.superclasses[name] != nil else { return nil }
    if let known = systemClasses.withLock({ $0[name] }) { return known }
    let ancestors = UIKitClasses.lineage(of: name).dropFirst().map { TypeName.named([$0], []) }
    let code = TypeCode(
      kind: .classType, path: [name], inherited: Array(ancestors), genericParameters: [], constraints: [:],
      attributes: [],
      properties: [], functions: [], initializers: [], subscripts: [], cases: [], aliases: [], nested: [],
      start: 0, file: FileCode(path: "", bytes: []))
    let added = (extensions[name] ?? []).flatMap(\.extensions)
    let made = TypeInfo(path: [name], declaration: code, extensions: added)
    return systemClasses.withLock { known in
      let first = known[name] ?? made
      known[name] = first
      return first
    }
  }

  /// The types of Foundation that are evaluated from code, by their last names.
  func standInTypes() -> [String: [TypeInfo]] {
    if let known = standIns.withLock({ $0 }) { return known }
    var made: [String: [TypeInfo]] = [:]
    var open = ParsedFile(AttributedStringClasses.source, isInput: false).declarations.types
    while let code = open.popLast() {
      open += code.nested
      let added = (extensions[code.name] ?? []).filter { $0.path == code.path }.flatMap(\.extensions)
      made[code.name, default: []].append(TypeInfo(path: code.path, declaration: code, extensions: added))
    }
    return standIns.withLock { known in
      let first = known ?? made
      known = first
      return first
    }
  }

  // MARK: Inheritance

  /// The type itself, its superclasses and the protocols it conforms to, nearest first, with
  /// the app's extensions of each.
  func lineage(of type: TypeInfo) -> [TypeInfo] {
    let key = ObjectIdentifier(type)
    if let known = lineages.withLock({ $0[key] }) { return known }
    var result = [type]
    var seen: Set<String> = [type.qualifiedName]
    var index = 0
    while index < result.count, result.count < 200 {
      let current = result[index]
      index += 1
      for inherited in current.inherited {
        if let nested = nestedParent(inherited, of: current), nested !== type {
          if seen.insert(nested.qualifiedName).inserted { result.append(nested) }
          continue
        }
        for name in inherited.names where seen.insert(name).inserted {
          if let info = findType([name], owner: type, file: nil, ofParents: false), info !== type {
            result.append(info)
          }
          result += (extensions[name] ?? []).filter { candidate in !result.contains { $0 === candidate } }
          for implied in ProjectIndex.implied(by: name) where seen.insert(implied).inserted {
            result += (extensions[implied] ?? []).filter { candidate in !result.contains { $0 === candidate }
            }
          }
          for aliased in meant(by: name, in: type) where seen.insert(aliased).inserted {
            if let info = findType([aliased], owner: type, file: nil, ofParents: false) {
              result.append(info)
            }
            result += (extensions[aliased] ?? []).filter { candidate in
              !result.contains { $0 === candidate }
            }
          }
        }
      }
    }
    lineages.withLock { $0[key] = result }
    return result
  }

  /// The type that is inherited from by the names of those around it: `Quay.Model`, beside other types' models.
  private func nestedParent(_ inherited: TypeName, of type: TypeInfo) -> TypeInfo? {
    guard case .named(let path, _) = inherited, path.count > 1,
      let found = findType(path, owner: type, file: type.declaration?.file, ofParents: false),
      found.path.suffix(path.count) == path[...]
    else { return nil }
    return found
  }

  /// What the app adds to a type that it does not declare: its extensions, and those of the protocols
  /// that they make it conform to.
  func lineage(ofOutside name: String) -> [TypeInfo] {
    let path = name.split(separator: ".").map(String.init)
    let named = extensions[path.last ?? name] ?? []
    let exact = path.count > 1 ? named.filter { $0.path == path } : named
    var result: [TypeInfo] = []
    for info in exact.isEmpty ? named.filter({ $0.path.count == 1 }) : exact {
      for type in lineage(of: info) where !result.contains(where: { $0 === type }) { result.append(type) }
    }
    return result
  }

  /// Members that types which are not the app's have by protocols that extensions of the app make them
  /// conform to.
  func inheritedMemberNames() -> Set<String> {
    if let known = inheritedNames.withLock({ $0 }) { return known }
    var names: Set<String> = []
    for infos in extensions.values {
      for info in infos {
        for type in lineage(of: info) where type !== info && !infos.contains(where: { $0 === type }) {
          names.formUnion(type.functions.keys)
          names.formUnion(type.properties.keys)
        }
      }
    }
    let found = names
    inheritedNames.withLock { $0 = found }
    return found
  }

  /// What a name of the SDK brings along: protocols, and the superclasses of a class of UIKit.
  private static func implied(by name: String) -> [String] {
    let protocols = SDK.impliedProtocols[name] ?? []
    guard UIKitClasses.superclasses[name] != nil else { return protocols }
    return protocols + UIKitClasses.lineage(of: name).dropFirst()
  }

  /// What an alias among the names that a type inherits from stands for, with what that brings along:
  /// `Representable` for the platform's protocol, also where it is an alias inside a type around.
  private func meant(by name: String, in type: TypeInfo) -> [String] {
    guard aliasNames.contains(name), let target = alias(name, owner: type) else { return [] }
    return target.names.flatMap { [$0] + ProjectIndex.implied(by: $0) }
  }

  /// Every name the type answers to.
  func allNames(of type: TypeInfo) -> [String] {
    let key = ObjectIdentifier(type)
    if let known = names.withLock({ $0[key] }) { return known }
    var result: [String] = [type.name]
    for ancestor in lineage(of: type) {
      for name in [ancestor.name] + ancestor.inherited.flatMap(\.names) where !result.contains(name) {
        result.append(name)
        for implied in ProjectIndex.implied(by: name) + meant(by: name, in: type)
        where !result.contains(implied) {
          result.append(implied)
        }
      }
    }
    names.withLock { $0[key] = result }
    return result
  }

  /// By a protocol of the SDK, or by a body of views under a protocol that is not known here.
  func isView(_ type: TypeInfo) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = views.withLock({ $0[key] }) { return known.isView }
    let isView = conformsToView(type)
    views.withLock { $0[key] = (type, isView) }
    return isView
  }

  private func conformsToView(_ type: TypeInfo) -> Bool {
    if allNames(of: type).contains(where: { SDK.viewProtocols.contains($0) }) { return true }
    if isRepresentable(type) { return true }
    if case .opaque(let names)? = type.properties["body"]?.type {
      return type.kind == .structure && names.contains("View")
    }
    return type.kind == .structure && hasFedBody(type)
  }

  /// A view by a framework's own protocol: its `body(…) -> some View` is given what it shows. A
  /// modifier's is given its `content`.
  private func hasFedBody(_ type: TypeInfo) -> Bool {
    guard !type.inherited.isEmpty else { return false }
    return (type.functions["body"] ?? []).contains { function in
      guard case .opaque(let names)? = function.result, names.contains("View") else { return false }
      return function.parameters.allSatisfy { $0.label != "content" && $0.label != "configuration" }
    }
  }

  /// By a protocol of the SDK, or by what it makes under another one: a package's `PlatformViewRepresentable`
  /// asks for the same `makeUIView(context:)`.
  func isRepresentable(_ type: TypeInfo) -> Bool {
    if allNames(of: type).contains(where: { SDK.opaqueViewProtocols.contains($0) }) { return true }
    guard type.kind == .structure, !type.inherited.isEmpty else { return false }
    return SDK.hostedKinds.contains { kind in
      type.functions["make\(kind)"]?.contains { $0.parameters.map(\.label) == ["context"] } ?? false
    }
  }

  func isViewProtocol(_ name: String) -> Bool {
    guard let info = findType([name], owner: nil, file: nil), info.kind == .protocolType else { return false }
    return isView(info)
  }

  /// The first declared type, by place, that conforms to a protocol.
  func firstConformer(to name: String) -> TypeInfo? {
    allTypes.first { $0.kind != .protocolType && allNames(of: $0).contains(name) && $0.name != name }
  }

  /// The first declared type that conforms to all of the project's own protocols among these.
  func firstConformer(toAll names: [String]) -> TypeInfo? {
    let own = names.filter { name in types(named: name).contains { $0.kind == .protocolType } }
    guard !own.isEmpty else { return nil }
    return allTypes.first { type in
      guard type.kind != .protocolType else { return false }
      let known = allNames(of: type)
      return own.allSatisfy { known.contains($0) }
    }
  }

  /// Declared types in a fixed order.
  var allTypes: [TypeInfo] {
    types.keys.sorted().flatMap { types[$0] ?? [] }
  }
}

/// How near two files are: projects and modules are folders.
enum FolderDistance {
  /// How many folders a path has in common with another.
  static func shared(_ path: String, _ folders: [Substring]) -> Int {
    zip(folders, path.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension TypeName {
  /// The simple names that an inheritance clause lists with this type.
  var names: [String] {
    switch self {
    case .named(let path, _): path.last.map { [$0] } ?? []
    case .opaque(let names): names
    default: []
    }
  }
}

extension TypeInfo {
  /// All names of which `declares` is true.
  var declaredNames: Set<String> {
    var names = Set(properties.keys).union(staticProperties.keys)
    names.formUnion(functions.keys)
    names.formUnion(staticFunctions.keys)
    if !initializers.isEmpty { names.insert("init") }
    if !subscripts.isEmpty { names.insert("subscript") }
    for part in extensions { names.formUnion(part.nested.map(\.name)) }
    return names
  }

  func declares(_ member: String) -> Bool {
    if properties[member] != nil || staticProperties[member] != nil { return true }
    if functions[member] != nil || staticFunctions[member] != nil { return true }
    if member == "init" { return !initializers.isEmpty }
    if member == "subscript" { return !subscripts.isEmpty }
    return extensions.contains { $0.nested.contains { $0.name == member } }
  }
}
