/// Gathers declarations of many files under their names.
struct IndexBuilder {
  struct Result {
    var types: [String: [TypeInfo]] = [:]
    var functions: [String: [FunctionCode]] = [:]
    var variables: [String: [PropertyCode]] = [:]
    var aliases: [String: TypeName] = [:]
    var extensions: [String: [TypeInfo]] = [:]
    var operators: [String: [(FunctionCode, TypeInfo?)]] = [:]
  }

  private var declarations: [TypeCode] = []
  private var extensions: [[String]: [TypeCode]] = [:]
  private var result = Result()

  mutating func add(_ file: FileDeclarations) {
    for type in file.types { add(type) }
    for function in file.functions {
      result.functions[function.name, default: []].append(function)
      if !(function.name.first?.isLetter ?? true), function.name.first != "_" {
        result.operators[function.name, default: []].append((function, nil))
      }
    }
    for variable in file.variables { result.variables[variable.name, default: []].append(variable) }
    for alias in file.aliases where result.aliases[alias.name] == nil {
      result.aliases[alias.name] = alias.type
    }
  }

  private mutating func add(_ type: TypeCode) {
    if type.kind == .extensionType {
      extensions[type.path, default: []].append(type)
    } else {
      declarations.append(type)
    }
    for nested in type.nested { add(nested) }
  }

  func build() -> Result {
    var result = result
    var byLastName: [String: [[String]]] = [:]
    for path in extensions.keys { byLastName[path.last ?? "", default: []].append(path) }
    var taken: Set<[String]> = []
    for code in declarations {
      // An extension names the whole path, with or without the module in front.
      let paths = (byLastName[code.name] ?? []).filter { $0 == code.path || $0.dropFirst() == code.path[...] }
      let added = paths.flatMap { extensions[$0] ?? [] }
      let info = TypeInfo(path: code.path, declaration: code, extensions: added)
      result.types[code.name, default: []].append(info)
      for path in paths { taken.insert(path) }
    }
    for (path, codes) in extensions.sorted(by: { $0.value[0].file.path < $1.value[0].file.path })
    where !taken.contains(path) {
      let info = TypeInfo(path: path, declaration: nil, extensions: codes)
      result.extensions[path.last ?? "", default: []].append(info)
    }
    for infos in Array(result.types.values) + Array(result.extensions.values) {
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
