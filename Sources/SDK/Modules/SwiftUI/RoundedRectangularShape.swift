// SwiftUI: the declarations of RoundedRectangularShape.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  func corners(in size: CGSize?) -> Self.Corners?
}
