// SwiftUI: the declarations of ProposedViewSize.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ProposedViewSize: Equatable {
  var width: CGFloat? { get set }
  var height: CGFloat? { get set }
  static let zero: ProposedViewSize
  static let unspecified: ProposedViewSize
  static let infinity: ProposedViewSize
  init(width: CGFloat?, height: CGFloat?)
  init(_ size: CGSize)
  func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
}
