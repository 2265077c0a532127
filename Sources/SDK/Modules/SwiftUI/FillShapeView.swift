// SwiftUI: the declarations of FillShapeView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FillShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
  var shape: Content { get set }
  var style: Style { get set }
  var fillStyle: FillStyle { get set }
  var background: Background { get set }
  init(shape: Content, style: Style, fillStyle: FillStyle, background: Background)
  typealias Body = Never
}
