/// Constants of packages that can only be pictures.
extension Machine {
  /// Methods that of all that SwiftUI has `Image` alone has.
  static let imageMethods: Set<String> = ["resizable", "renderingMode", "interpolation", "antialiased"]

  /// `HarbourIcons.buoy.resizable()`: a picture, whose name only the package knows.
  func picture(_ value: Value, before method: String) -> Value? {
    guard Machine.imageMethods.contains(method) else { return nil }
    switch value {
    // What a package's view is made with is that view, which may have such a method of its own.
    case .unknown(let unknown) where !unknown.isCall: return namelessImage(unknown)
    case .symbol(let symbol) where symbol.arguments == nil:
      return outsideConstant(value).map { namelessImage(UnknownValue(source: $0, missing: $0)) }
    default: return nil
    }
  }
}
