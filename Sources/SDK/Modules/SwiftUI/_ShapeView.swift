// SwiftUI: the declarations of _ShapeView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _ShapeView<Content, Style>: View, ShapeView where Content: Shape, Style: ShapeStyle {
  var shape: Content { get set }
  var style: Style { get set }
  var fillStyle: FillStyle { get set }
  init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle())
  typealias Body = Never
}
