/// What R.swift makes of a project's resources: `R.string.localizable.harbourOpen()`, `R.image.buoy`. The code
/// that it makes is not there; the names say which resource is meant.
extension Machine {
  /// A member of `R`, or of a part of it, where the project doesn't declare one itself.
  func generatedResource(_ name: String, of type: String) -> Value? {
    switch type {
    case "R":
      guard Machine.kindsOfResources.contains(name) else { return nil }
      return .type(TypeValue(info: nil, name: "R.\(name)"))
    // The tables of texts.
    case "R.string": return .type(TypeValue(info: nil, name: "R.string.\(name)"))
    case "R.image": return .symbol(SymbolValue(name: name))
    case "R.color": return .symbol(SymbolValue(type: "Color", name: name))
    default: return nil
    }
  }

  private static let kindsOfResources: Set<String> = ["string", "image", "color"]
}
