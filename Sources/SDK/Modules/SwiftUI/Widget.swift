// SwiftUI: the declarations of Widget.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Self.Body { get }
}
