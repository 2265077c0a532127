// Charts: the declarations of Chart3DSurfaceStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Chart3DSurfaceStyle: Hashable {}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  static var heightBased: BasicChart3DSurfaceStyle { get }
  static func heightBased(_ gradient: Gradient, yRange: ClosedRange<CoreFoundation.CGFloat>? = nil) -> Self
  static func heightBased(yRange: ClosedRange<CoreFoundation.CGFloat>) -> Self
  static var normalBased: BasicChart3DSurfaceStyle { get }
}
