// SwiftUI: the declarations of ControlWidget.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ControlWidget {
  init()
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}
