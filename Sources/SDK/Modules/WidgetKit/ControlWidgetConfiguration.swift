// WidgetKit: the declarations of ControlWidgetConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension ControlWidgetConfiguration {
  func displayName(_ displayName: Foundation.LocalizedStringResource) -> some ControlWidgetConfiguration
  func description(_ description: Foundation.LocalizedStringResource) -> some ControlWidgetConfiguration
  func promptsForUserConfiguration() -> some ControlWidgetConfiguration
  func pushHandler(_ pushHandlerType: any ControlPushHandler.Type) -> some ControlWidgetConfiguration
}
