// SwiftUI: the declarations of ZStackLayout.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ZStackLayout: Layout {
  var alignment: Alignment { get set }
  init(alignment: Alignment = .center)
  typealias Cache = Void
}
