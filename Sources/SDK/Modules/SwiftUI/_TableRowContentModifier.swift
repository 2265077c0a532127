// SwiftUI: the declarations of _TableRowContentModifier.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol _TableRowContentModifier {
  associatedtype Body: _TableRowContentModifier
  var body: Self.Body { get }
}
