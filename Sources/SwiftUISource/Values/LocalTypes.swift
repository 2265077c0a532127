/// The types that one block of a function declares, with those nested in them: each may name the others,
/// whichever comes first.
///
/// A class because its types know of each other. Like a scope it is only ever used by the evaluation that
/// made it and those of the same screen after it, one at a time.
final class LocalTypes: @unchecked Sendable {
  /// Those of the block around.
  let outer: LocalTypes?
  private var types: [[String]: TypeInfo] = [:]
  private var functions: [FunctionCode] = []

  init(outer: LocalTypes?) { self.outer = outer }

  /// Takes in a type and those that are nested in it.
  func add(_ code: TypeCode) -> TypeInfo {
    let info = TypeInfo(path: code.path, declaration: code, extensions: [], locals: self)
    types[code.path] = info
    for nested in code.nested where nested.kind != .extensionType { _ = add(nested) }
    return info
  }

  func add(_ function: FunctionCode) {
    if !functions.contains(where: { $0 === function }) { functions.append(function) }
  }

  /// The functions of that name in the block of the types or around it.
  func functions(_ name: String) -> [FunctionCode] {
    functions.filter { $0.name == name } + (outer?.functions(name) ?? [])
  }

  /// The type that a path means where a type of that path names it.
  func find(_ path: [String], from owner: [String]) -> TypeInfo? {
    var around = owner
    while !around.isEmpty {
      if let found = types[around + path] { return found }
      around.removeLast()
    }
    return types[path] ?? outer?.find(path, from: [])
  }
}
