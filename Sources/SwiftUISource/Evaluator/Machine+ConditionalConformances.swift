/// `extension Crate: Weighed where Content: Weighed`: whether a value conforms hangs on what it holds.
extension Machine {
  /// The types of a value's lineage without the protocols that it conforms to only under a condition which what
  /// it holds does not meet.
  func met(_ lineage: [TypeInfo], by value: Value, _ info: TypeInfo) -> [TypeInfo] {
    guard info.conformsUnderConditions else { return lineage }
    return lineage.filter { $0.kind != .protocolType || conforms(value, info, to: $0.name, depth: 0) }
  }

  /// Whether a value may be of a protocol: no condition that is known to fail stands in the way.
  private func conforms(_ value: Value, _ info: TypeInfo, to name: String, depth: Int) -> Bool {
    let parts = (info.declaration.map { [$0] } ?? []) + info.extensions
    let naming = parts.filter { part in part.inherited.contains { $0.names.contains(name) } }
    guard depth < Machine.deepestCondition, !naming.isEmpty else { return true }
    return naming.contains { part in
      part.kind != .extensionType
        || part.constraints.allSatisfy { holds($0.key, $0.value, in: value, info, depth: depth + 1) }
    }
  }

  private func holds(
    _ parameter: String, _ wanted: [String], in value: Value, _ info: TypeInfo, depth: Int
  ) -> Bool {
    guard info.genericParameters.contains(parameter),
      let property = info.storedProperties.first(where: {
        $0.type?.unwrapped == .named([parameter], []) && $0.wrappers.isEmpty && !$0.isLazy
      }), let held = try? declaredMember(property.name, of: value, file: nil, start: 0),
      let type = declaredInfo(of: held)
    else { return true }
    let names = project.allNames(of: type)
    return wanted.allSatisfy { name in
      guard project.findType([name], owner: nil, file: nil)?.kind == .protocolType else { return true }
      return names.contains(name) && conforms(held, type, to: name, depth: depth)
    }
  }

  private static let deepestCondition = 40
}

extension TypeInfo {
  /// Whether an extension makes a generic type conform only where its parameters do.
  var conformsUnderConditions: Bool {
    !genericParameters.isEmpty && extensions.contains { !$0.inherited.isEmpty && !$0.constraints.isEmpty }
  }
}
