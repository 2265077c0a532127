// TipKit: the declarations of TipViewStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TipViewStyleConfiguration {
  let tip: any Tip
  var image: Image? { get }
  var title: Text? { get }
  var message: Text? { get }
  var actions: [Tips.Action] { get }
}
