// Charts: the declarations of AxisMark.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AxisMark {}

extension AxisMark {
  func foregroundStyle<S>(_ style: S) -> some AxisMark where S: ShapeStyle
  func font(_ font: Font?) -> some AxisMark
  func offset(x: CoreFoundation.CGFloat = 0, y: CoreFoundation.CGFloat = 0) -> some AxisMark
  func offset(_ offset: CoreFoundation.CGSize) -> some AxisMark
}
