/// What `typealias` names stand for.
extension ProjectIndex {
  /// What an alias stands for that is seen from inside `owner`, as it is written.
  func alias(_ name: String, owner: TypeInfo?, file: FileCode? = nil) -> TypeName? {
    aliasCode(name, owner: owner, file: file)?.type
  }

  /// What a name stands for, with what it is given for the alias's own parameters: `[Mark<Buoy>]` of
  /// `Harbour.Marks<Buoy>` where `typealias Marks<Kind> = [Mark<Kind>]`.
  ///
  /// Where the alias is named through the type that it stands in, the names in it are seen from there.
  func alias(
    _ path: [String], _ arguments: [TypeName], owner: TypeInfo?, file: FileCode? = nil
  ) -> TypeName? {
    guard let name = path.last else { return nil }
    guard path.count > 1 else { return aliasCode(name, owner: owner, file: file)?.type(given: arguments) }
    let isInferred = ProjectIndex.inferredTypes[name] != nil
    guard aliasNames.contains(name) || isInferred,
      let outer = findType(Array(path.dropLast()), owner: owner, file: owner?.declaration?.file)
    else { return nil }
    if isInferred, let type = inferredType(name, of: outer) { return type }
    guard aliasNames.contains(name),
      let alias = lineage(of: outer).lazy.compactMap({ $0.aliases[name] }).first
    else { return nil }
    return seen(alias.type, from: outer, but: alias.genericParameters).binding(alias.bound(arguments))
  }

  /// What an alias stands for that a type around declares: it hides what is declared outside of that type.
  func innerAlias(
    _ name: String, _ arguments: [TypeName], owner: TypeInfo?, file: FileCode? = nil
  ) -> TypeName? {
    guard aliasNames.contains(name) else { return nil }
    for current in typesAround(owner, in: file) {
      if let alias = current.aliases[name] { return alias.type(given: arguments) }
      if types[name]?.contains(where: { $0.path == current.path + [name] }) ?? false { return nil }
    }
    return nil
  }

  private func aliasCode(_ name: String, owner: TypeInfo?, file: FileCode? = nil) -> AliasCode? {
    guard aliasNames.contains(name) else { return nil }
    for current in typesAround(owner, in: file) {
      if let alias = current.aliases[name] { return alias }
      if let alias = inheritedAlias(name, of: current) { return alias }
    }
    guard let alias = aliases[name] else { return nil }
    return reaches(alias, file ?? owner?.declaration?.file) ? alias : nil
  }

  /// What a protocol or a superclass declares. Names are followed as they are written, because what they mean may
  /// itself hang on an alias.
  private func inheritedAlias(_ name: String, of type: TypeInfo) -> AliasCode? {
    var waiting = type.inherited.compactMap(\.simpleName)
    var next = 0
    while next < waiting.count, next < 64 {
      for parent in types(named: waiting[next]) where parent !== type {
        if let alias = parent.aliases[name] { return alias }
        waiting += parent.inherited.compactMap(\.simpleName).filter { !waiting.contains($0) }
      }
      next += 1
    }
    return nil
  }

  /// Whether a file means an alias by its name. Beside the SDK's type of that name it would be ambiguous in other
  /// modules than its own: a module's `typealias Image = UIImage` leaves `Image` in the others to SwiftUI.
  private func reaches(_ alias: AliasCode, _ file: FileCode?) -> Bool {
    guard SDK.isKnownType(alias.name), let own = alias.file, let file,
      let module = Machine.module(ofFile: own.path), let other = Machine.module(ofFile: file.path)
    else { return true }
    return module == other
  }

  /// A type with the whole paths of the types that its names mean inside `owner`.
  private func seen(_ type: TypeName, from owner: TypeInfo, but parameters: [String]) -> TypeName {
    func inside(_ type: TypeName) -> TypeName { seen(type, from: owner, but: parameters) }
    switch type {
    case .named(let path, let arguments):
      let isParameter = path.count == 1 && parameters.contains(path[0])
      let found = isParameter ? nil : findType(path, owner: owner, file: owner.declaration?.file)
      return .named(found?.path ?? path, arguments.map(inside))
    case .optional(let wrapped): return .optional(inside(wrapped))
    case .array(let element): return .array(inside(element))
    case .dictionary(let key, let value): return .dictionary(inside(key), inside(value))
    case .tuple(let types, let labels): return .tuple(types.map(inside), labels: labels)
    case .function(let parameters, let result, let isViewBuilder):
      return .function(parameters.map(inside), inside(result), isViewBuilder: isViewBuilder)
    case .opaque, .unsupported: return type
    }
  }
}

extension AliasCode {
  func type(given arguments: [TypeName]) -> TypeName { type.binding(bound(arguments)) }

  fileprivate func bound(_ arguments: [TypeName]) -> [String: TypeName] {
    Dictionary(zip(genericParameters, arguments)) { first, _ in first }
  }
}
