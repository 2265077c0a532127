// Charts: the declarations of _ChartContentModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol _ChartContentModifier {
  associatedtype Body: _ChartContentModifier
  var body: Self.Body { get }
}
