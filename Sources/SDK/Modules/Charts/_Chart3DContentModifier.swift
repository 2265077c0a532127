// Charts: the declarations of _Chart3DContentModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol _Chart3DContentModifier {
  associatedtype Body: _Chart3DContentModifier
  var body: Self.Body { get }
}
