// SwiftUI: the declarations of ProposedViewSize.
// Declared as the framework's interface has it, with code of our own.

struct ProposedViewSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?

  static let zero = ProposedViewSize(width: 0, height: 0)
  static let unspecified = ProposedViewSize(width: nil, height: nil)
  static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
