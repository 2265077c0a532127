// WidgetKit: the declarations of WidgetConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension WidgetConfiguration {
  func contentMarginsDisabled() -> some WidgetConfiguration
  func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration
  func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration
  func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration
  func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration
  @_disfavoredOverload func configurationDisplayName(_ displayName: Foundation.LocalizedStringResource)
    -> some WidgetConfiguration
  @_disfavoredOverload func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration
  where S: StringProtocol
  func description(_ description: Text) -> some WidgetConfiguration
  func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration
  @_disfavoredOverload func description(_ descriptionResource: Foundation.LocalizedStringResource)
    -> some WidgetConfiguration
  @_disfavoredOverload func description<S>(_ description: S) -> some WidgetConfiguration
  where S: StringProtocol
  func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
  func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration
  func onBackgroundURLSessionEvents(
    matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration
  func promptsForUserConfiguration() -> some WidgetConfiguration
  func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  func pushHandler(_ pushHandlerType: any WidgetPushHandler.Type) -> some WidgetConfiguration
  func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration
}
