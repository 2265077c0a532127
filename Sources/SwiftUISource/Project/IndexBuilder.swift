/// Gathers declarations of many files under their names.
struct IndexBuilder {
  struct Result {
    var types: [String: [TypeInfo]] = [:]
    var functions: [String: [FunctionCode]] = [:]
    var variables: [String: [PropertyCode]] = [:]
    var aliases: [String: AliasCode] = [:]
    var extensions: [String: [TypeInfo]] = [:]
    var operators: [String: [(FunctionCode, TypeInfo?)]] = [:]
  }

  private var declarations: [TypeCode] = []
  private var extensions: [[String]: [TypeCode]] = [:]
  private var result = Result()
  /// The modules that any file imports.
  private var imported: Set<String> = []

  mutating func add(_ file: FileDeclarations) {
    imported.formUnion(file.imports)
    for type in file.types { add(type) }
    for function in file.functions {
      result.functions[function.name, default: []].append(function)
      if !(function.name.first?.isLetter ?? true), function.name.first != "_" {
        result.operators[function.name, default: []].append((function, nil))
      }
    }
    for variable in file.variables { result.variables[variable.name, default: []].append(variable) }
    for alias in file.aliases where result.aliases[alias.name] == nil {
      result.aliases[alias.name] = alias
    }
  }

  /// Takes only the names that nothing declares so far.
  mutating func add(inactive file: FileDeclarations) {
    var missing = FileDeclarations()
    for type in file.types where isMissing(type) { missing.types.append(type) }
    missing.functions = file.functions.filter { result.functions[$0.name] == nil }
    missing.variables = file.variables.filter { result.variables[$0.name] == nil }
    missing.aliases = file.aliases.filter { !isOfUIKit($0) }
    add(missing)
    for inner in file.inactive { add(inactive: inner) }
  }

  /// `typealias UIColor = NSColor` for the Mac: here the name is UIKit's.
  private func isOfUIKit(_ alias: AliasCode) -> Bool {
    alias.name.hasPrefix("UI") && alias.type.simpleName?.hasPrefix("NS") == true
  }

  private func isMissing(_ type: TypeCode) -> Bool {
    guard type.kind == .extensionType else { return !declarations.contains { $0.path == type.path } }
    let known = extensions[type.path] ?? []
    let functions = Set(known.flatMap { $0.functions.map(\.name) })
    let properties = Set(known.flatMap { $0.properties.map(\.name) })
    return type.functions.allSatisfy { !functions.contains($0.name) }
      && type.properties.allSatisfy { !properties.contains($0.name) }
  }

  private mutating func add(_ type: TypeCode) {
    if type.kind == .extensionType {
      extensions[type.path, default: []].append(type)
    } else {
      declarations.append(type)
    }
    for nested in type.nested { add(nested) }
  }

  /// The extensions by the type that is meant: `extension Card.Title` where `Title` is an alias in `Card`.
  ///
  /// - Parameter moved: receives the path that each alias stands for.
  private func followingAliases(_ moved: inout [[String]: [String]]) -> [[String]: [TypeCode]] {
    let aliases = ExtendedAliases(
      declared: Set(declarations.map(\.path)), global: result.aliases,
      nested: declarations + extensions.values.joined())
    var result: [[String]: [TypeCode]] = [:]
    for (path, codes) in inOrder(extensions) {
      guard let target = aliases.target(of: path) else {
        result[path, default: []] += codes
        continue
      }
      moved[path] = target.path
      result[target.path, default: []] += codes.map { $0.extending(under: target.conditions) }
    }
    return result
  }

  /// Extensions in the order in which they are written, so that every run means the same by what could be
  /// meant in two ways.
  private func inOrder(_ extensions: [[String]: [TypeCode]]) -> [(path: [String], codes: [TypeCode])] {
    extensions.map { (path: $0.key, codes: $0.value) }.sorted {
      let (first, second) = ($0.codes[0], $1.codes[0])
      return (first.file.path, first.start) < (second.file.path, second.start)
    }
  }

  private func inOrder(_ types: [String: [TypeInfo]]) -> [(name: String, types: [TypeInfo])] {
    types.map { (name: $0.key, types: $0.value) }.sorted { $0.name < $1.name }
  }

  /// A type that is declared in an extension of an alias is nested in what the alias stands for.
  private func meantPath(_ path: [String], _ moved: [[String]: [String]]) -> [String] {
    guard !moved.isEmpty, path.count > 1 else { return path }
    for count in (1..<path.count).reversed() {
      if let target = moved[Array(path.prefix(count))] { return target + path.dropFirst(count) }
    }
    return path
  }

  /// Whether an extension means the type that a file declares, of all files that declare one of that name: of
  /// several, each private to its file, the one in the same file; of those in several modules the one in its own.
  private func isMeant(_ file: FileCode, by part: TypeCode, among files: [FileCode]) -> Bool {
    guard isNamed(file, by: part), !part.file.isLeftOver || part.file === file else { return false }
    let seen = files.filter { isNamed($0, by: part) }
    let part = part.file
    return seen.count == 1 || part === file
      || (!seen.contains { $0 === part } && isNearest(file, to: part, among: seen))
  }

  private func isNamed(_ file: FileCode, by part: TypeCode) -> Bool {
    file.isVisible(part.path[part.path.count - 1], from: part.file, imported)
  }

  /// `extension SwiftUI.Image` adds to the system's type, also where the app declares an `Image`; unless the app
  /// has a module of the system's name.
  private func isOfSDK(_ path: [String], _ file: FileCode) -> Bool {
    SDK.modules.contains(path[0]) && !file.path.split(separator: "/").contains(path[0][...])
  }

  private func isNearest(_ file: FileCode, to part: FileCode, among files: [FileCode]) -> Bool {
    let folders = part.path.split(separator: "/")
    let own = FolderDistance.shared(file.path, folders)
    return files.allSatisfy { FolderDistance.shared($0.path, folders) <= own }
  }

  /// Extensions of a type from outside, those for the same elements together: two collections of different
  /// things may each have a member of a name.
  private func byConditions(_ codes: [TypeCode]) -> [[TypeCode]] {
    var order: [[String]] = []
    var groups: [[String]: [TypeCode]] = [:]
    for code in codes {
      let conditions = code.conditions
      if groups[conditions] == nil { order.append(conditions) }
      groups[conditions, default: []].append(code)
    }
    return order.compactMap { groups[$0] }
  }

  func build() -> Result {
    var result = result
    var moved: [[String]: [String]] = [:]
    let extensions = followingAliases(&moved)
    var byLastName: [String: [[String]]] = [:]
    let ordered = inOrder(extensions)
    for (path, _) in ordered { byLastName[path.last ?? "", default: []].append(path) }
    var claims: [[String]: [FileCode]] = [:]
    let declared = Set(declarations.map(\.path))
    var filesByPath: [[String]: [FileCode]] = [:]
    for code in declarations { filesByPath[code.path, default: []].append(code.file) }
    for code in declarations {
      // An extension names the whole path, with or without the module in front.
      let paths = (byLastName[code.name] ?? []).filter {
        $0 == code.path
          || ($0.dropFirst() == code.path[...] && !declared.contains($0) && !isOfSDK($0, code.file))
      }
      let files = filesByPath[code.path] ?? []
      let added = paths.flatMap { extensions[$0] ?? [] }.filter {
        isMeant(code.file, by: $0, among: files)
      }
      let info = TypeInfo(path: meantPath(code.path, moved), declaration: code, extensions: added)
      result.types[code.name, default: []].append(info)
      for path in paths { claims[path, default: []].append(code.file) }
    }
    for (path, codes) in ordered {
      let owners = claims[path] ?? []
      let outside = codes.filter { part in
        !part.file.isLeftOver && !owners.contains { isNamed($0, by: part) }
      }
      for alike in byConditions(outside) {
        let info = TypeInfo(path: path, declaration: nil, extensions: alike)
        result.extensions[path.last ?? "", default: []].append(info)
      }
    }
    for (_, infos) in inOrder(result.types) + inOrder(result.extensions) {
      for info in infos {
        for (name, functions) in info.staticFunctions
        where !(name.first?.isLetter ?? true) && name.first != "_" {
          result.operators[name, default: []] += functions.map { ($0, info) }
        }
      }
    }
    return result
  }
}
