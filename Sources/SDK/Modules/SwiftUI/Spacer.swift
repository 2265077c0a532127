// SwiftUI: the declarations of Spacer.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Spacer: View {
  var minLength: CGFloat? { get set }
  init(minLength: CGFloat? = nil)
  typealias Body = Never
}
