/// Associated types that no `typealias` names: the functions that a protocol asks for tell them.
extension ProjectIndex {
  /// The functions of the system's protocols whose result such a type is.
  static let inferredTypes: [String: [String]] = [
    // `placeholder(in:)` of WidgetKit's providers of timelines, and `snapshot(for:in:)` of those that await.
    "Entry": ["placeholder", "snapshot"]
  ]

  /// `TideProvider.Entry` of a `TimelineProvider` whose `placeholder(in:)` gives a `TideEntry`.
  func inferredType(_ name: String, of type: TypeInfo) -> TypeName? {
    guard let functions = ProjectIndex.inferredTypes[name], type.aliases[name] == nil,
      allNames(of: type).contains(where: { $0.hasSuffix("TimelineProvider") })
    else { return nil }
    for function in functions.lazy.compactMap({ type.functions[$0]?.first }) {
      guard let result = function.result, case .named(let path, _) = result, path != [name] else { continue }
      return findType(path, owner: type, file: function.file).map { .named($0.path, []) } ?? result
    }
    return nil
  }
}
