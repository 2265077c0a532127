/// Which types are meant by extensions that name an alias: `extension Harbour.Words` adds to dictionaries where
/// `typealias Words = [String: String]` stands in `Harbour`.
struct ExtendedAliases {
  struct Target {
    var path: [String]
    /// What the alias says that the elements are.
    var conditions: [String: [String]] = [:]
  }

  private let declared: Set<[String]>
  private let aliases: [[String]: TypeName]

  /// - Parameter nested: all types and extensions, where aliases may stand too.
  init(declared: Set<[String]>, global: [String: AliasCode], nested: some Sequence<TypeCode>) {
    self.declared = declared
    var aliases: [[String]: TypeName] = [:]
    for (name, alias) in global { aliases[[name]] = alias.type }
    for code in nested {
      for alias in code.aliases where aliases[code.path + [alias.name]] == nil {
        aliases[code.path + [alias.name]] = alias.type
      }
    }
    self.aliases = aliases
  }

  /// nil for what is no alias.
  func target(of path: [String]) -> Target? {
    guard !declared.contains(path), var type = aliases[path] else { return nil }
    var outer = Array(path.dropLast())
    for _ in 0..<32 {
      guard case .named(let name, let arguments) = type else { return shortTarget(type) }
      if let own = [outer + name, name].first(where: { declared.contains($0) }) { return Target(path: own) }
      if let next = [outer + name, name].first(where: { aliases[$0] != nil }), let meant = aliases[next],
        meant != type
      {
        type = meant
        outer = Array(next.dropLast())
        continue
      }
      return outside(name, arguments, of: path)
    }
    return nil
  }

  /// `String`, `Array<Tide>`, `SwiftUI.Color`. An alias of a type of the same name says nothing new.
  private func outside(_ name: [String], _ arguments: [TypeName], of path: [String]) -> Target? {
    let isQualified = name.count > 1 && SDK.modules.contains(name[0])
    let plain = isQualified ? Array(name.dropFirst()) : name
    guard plain.last != path.last else { return nil }
    return Target(path: plain, conditions: arguments.count == 1 ? conditions("Element", arguments[0]) : [:])
  }

  private func shortTarget(_ type: TypeName) -> Target? {
    switch type {
    case .array(let element): Target(path: ["Array"], conditions: conditions("Element", element))
    case .optional(let wrapped): Target(path: ["Optional"], conditions: conditions("Wrapped", wrapped))
    case .dictionary: Target(path: ["Dictionary"])
    default: nil
    }
  }

  private func conditions(_ parameter: String, _ type: TypeName) -> [String: [String]] {
    type.names.isEmpty ? [:] : [parameter: type.names]
  }
}

extension TypeCode {
  /// The same extension, only for such elements.
  func extending(under conditions: [String: [String]]) -> TypeCode {
    if conditions.isEmpty { return self }
    return TypeCode(
      kind: kind, path: path, inherited: inherited, genericParameters: genericParameters,
      constraints: constraints.merging(conditions) { $0 + $1 }, attributes: attributes,
      properties: properties, functions: functions, initializers: initializers, subscripts: subscripts,
      cases: cases, aliases: aliases, nested: nested, bound: bound, enclosing: enclosing, start: start,
      file: file)
  }
}
