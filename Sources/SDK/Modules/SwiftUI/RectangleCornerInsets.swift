// SwiftUI: the declarations of RectangleCornerInsets.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RectangleCornerInsets: Hashable {
  var topLeading: CGSize { get set }
  var topTrailing: CGSize { get set }
  var bottomLeading: CGSize { get set }
  var bottomTrailing: CGSize { get set }
  init()
  init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize)
}
