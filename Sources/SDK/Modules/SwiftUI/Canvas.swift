// SwiftUI: the declarations of Canvas.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Canvas<Symbols>: View where Symbols: View {
  var symbols: Symbols { get set }
  var renderer: (inout GraphicsContext, CGSize) -> Void { get set }
  var isOpaque: Bool { get set }
  var colorMode: ColorRenderingMode { get set }
  var rendersAsynchronously: Bool { get set }
  init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
  typealias Body = Never
}

extension Canvas where Symbols == EmptyView {
  init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
}
