// TipKit: the declarations of AnyTip.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyTip: Tip {
  var id: String { get }
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  var actions: [AnyTip.Action] { get }
  var rules: [AnyTip.Rule] { get }
  var options: [any TipOption] { get }
  init(_ tip: some Tip)
  init(erasing tip: some Tip)
  typealias ID = String
}
