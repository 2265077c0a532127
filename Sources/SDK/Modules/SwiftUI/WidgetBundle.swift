// SwiftUI: the declarations of WidgetBundle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Self.Body { get }
}
