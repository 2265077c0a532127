extension Machine {
  /// `Tide.ID` of a type that is `Identifiable`: the type of its `id`, where nothing else is called so.
  func identifierType(of info: TypeInfo) -> TypeValue? {
    guard info.aliases["ID"] == nil,
      project.findType(["ID"], owner: info, file: info.declaration?.file, onlyNested: true) == nil
    else { return nil }
    for type in project.lineage(of: info) {
      guard let id = type.properties["id"]?.type else { continue }
      if case .type(let value) = resolve(id, owner: info) { return value }
    }
    return nil
  }
}
