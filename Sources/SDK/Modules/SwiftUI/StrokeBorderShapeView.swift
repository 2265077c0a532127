// SwiftUI: the declarations of StrokeBorderShapeView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  var shape: Content { get set }
  var style: Style { get set }
  var strokeStyle: StrokeStyle { get set }
  var isAntialiased: Bool { get set }
  var background: Background { get set }
  init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background)
  typealias Body = Never
}
