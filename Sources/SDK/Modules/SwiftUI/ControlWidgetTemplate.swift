// SwiftUI: the declarations of ControlWidgetTemplate.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder var body: Self.Body { get }
}
