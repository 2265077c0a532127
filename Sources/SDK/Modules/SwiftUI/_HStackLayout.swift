// SwiftUI: the declarations of _HStackLayout.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _HStackLayout: Layout {
  var alignment: VerticalAlignment { get set }
  var spacing: CGFloat? { get set }
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
  typealias Body = Never
  typealias Cache = _StackLayoutCache
}
