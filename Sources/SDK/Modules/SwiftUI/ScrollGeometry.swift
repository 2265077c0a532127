// SwiftUI: the declarations of ScrollGeometry.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollGeometry: Equatable, CustomDebugStringConvertible {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get set }
  var contentInsets: EdgeInsets { get set }
  var containerSize: CGSize { get set }
  var visibleRect: CGRect { get }
  var bounds: CGRect { get }
  init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize)
  var debugDescription: String { get }
}
