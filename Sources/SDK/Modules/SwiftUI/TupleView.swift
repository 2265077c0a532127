// SwiftUI: the declarations of TupleView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TupleView<T>: View {
  var value: T { get set }
  init(_ value: T)
  typealias Body = Never
}
