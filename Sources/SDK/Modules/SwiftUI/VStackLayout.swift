// SwiftUI: the declarations of VStackLayout.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct VStackLayout: Layout {
  var alignment: HorizontalAlignment { get set }
  var spacing: CGFloat? { get set }
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
  typealias Cache = _VStackLayout.Cache
}
