// SwiftUI: the declarations of ButtonBorderShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ButtonBorderShape: Equatable, Shape, InsettableShape {
  static let automatic: ButtonBorderShape
  static let capsule: ButtonBorderShape
  static let roundedRectangle: ButtonBorderShape
  static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
  static let circle: ButtonBorderShape
  func path(in rect: CGRect) -> Path
  typealias Body = _ShapeView<ButtonBorderShape, ForegroundStyle>
  func inset(by amount: CGFloat) -> some InsettableShape
}
