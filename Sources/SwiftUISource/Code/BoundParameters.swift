/// What an extension says that the parameters of the generic type are: `extension Almanac<Tide>`,
/// `extension Almanac where Entry == Tide`.
struct BoundParameters: Sendable {
  /// By position.
  var arguments: [TypeName] = []
  /// By name.
  var named: [String: TypeName] = [:]

  /// Whether a type with these arguments is one that the extension is of.
  func allow(_ given: [TypeName], of parameters: [String]) -> Bool {
    if !arguments.isEmpty, arguments.count == given.count, arguments != given { return false }
    return zip(parameters, given).allSatisfy { name, type in named[name].map { $0 == type } ?? true }
  }
}

extension TypeInfo {
  /// The type arguments that an extension gives whose property this is: those of `Self` inside.
  func arguments(around property: PropertyCode) -> [TypeName] {
    guard !genericParameters.isEmpty,
      let part = extensions.first(where: { $0.properties.contains { $0 === property } })
    else { return [] }
    if !part.bound.arguments.isEmpty { return part.bound.arguments }
    guard !part.bound.named.isEmpty else { return [] }
    return genericParameters.map { part.bound.named[$0] ?? .named([$0], []) }
  }
}
