// SwiftUI: the declarations of ContainerRelativeShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContainerRelativeShape: Shape, InsettableShape {
  func path(in rect: CGRect) -> Path
  init()
  typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>
  func inset(by amount: CGFloat) -> some InsettableShape
}
