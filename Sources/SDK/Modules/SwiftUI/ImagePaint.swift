// SwiftUI: the declarations of ImagePaint.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ImagePaint: ShapeStyle {
  var image: Image { get set }
  var sourceRect: CGRect { get set }
  var scale: CGFloat { get set }
  init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
  typealias Resolved = Never
}
