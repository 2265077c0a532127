// SwiftUI: the declarations of ViewDimensions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ViewDimensions: Equatable {
  var width: CGFloat { get }
  var height: CGFloat { get }
  subscript(guide: HorizontalAlignment) -> CGFloat { get }
  subscript(guide: VerticalAlignment) -> CGFloat { get }
  subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
  subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
}
