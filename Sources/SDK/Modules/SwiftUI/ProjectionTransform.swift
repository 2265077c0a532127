// SwiftUI: the declarations of ProjectionTransform.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ProjectionTransform: Equatable {
  var m11: CGFloat { get set }
  var m21: CGFloat { get set }
  var m31: CGFloat { get set }
  init()
  init(_ m: CGAffineTransform)
  var isIdentity: Bool { get }
  var isAffine: Bool { get }
  mutating func invert() -> Bool
  func inverted() -> ProjectionTransform
  func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform
}
