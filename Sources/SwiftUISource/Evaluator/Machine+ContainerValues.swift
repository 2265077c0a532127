/// What subviews tell the container that takes them apart: `subview.containerValues.isPinned` of a view with
/// `.containerValue(\.isPinned, true)` (iOS 18).
extension Machine {
  /// A value by its name in an extension of `ContainerValues`: as the outermost modifier sets it, or its default.
  func containerValue(_ name: String, of view: ViewValue) throws(Interrupt) -> Value? {
    for modifier in view.modifiers.reversed() where modifier.name == "containerValue" {
      guard case .keyPath(let path)? = modifier.arguments.first?.value, path.components.count == 1,
        case .member(name) = path.components[0], let value = modifier.arguments.dropFirst().first?.value
      else { continue }
      return value
    }
    for type in project.extensions(of: ["ContainerValues"], declaring: name) {
      guard let property = type.properties[name], !property.isComputed else { continue }
      return try initialValue(of: property, in: type)
    }
    return nil
  }
}
