// SwiftUI: the declarations of _VStackLayout.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct _VStackLayout: Layout {
  var alignment: HorizontalAlignment { get set }
  var spacing: CGFloat? { get set }
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
  typealias Body = Never
  typealias Cache = _StackLayoutCache
}
