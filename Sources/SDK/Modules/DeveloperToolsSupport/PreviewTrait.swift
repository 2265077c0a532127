// DeveloperToolsSupport: the declarations of PreviewTrait.
// Declared as the framework's interface has it, with code of our own.

struct PreviewTrait<T> {
  let _kind: String

  init(_kind: String) { self._kind = _kind }
}

extension PreviewTrait where T == Preview.ViewTraits {
  static var defaultLayout: PreviewTrait<T> { PreviewTrait(_kind: "defaultLayout") }
  static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(_kind: "sizeThatFitsLayout") }
  static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(_kind: "fixedLayout")
  }
  static var portrait: PreviewTrait<T> { PreviewTrait(_kind: "portrait") }
  static var landscapeLeft: PreviewTrait<T> { PreviewTrait(_kind: "landscapeLeft") }
  static var landscapeRight: PreviewTrait<T> { PreviewTrait(_kind: "landscapeRight") }
  static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(_kind: "portraitUpsideDown") }
}
