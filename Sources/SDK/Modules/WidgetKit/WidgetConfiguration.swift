// WidgetKit: the declarations of WidgetConfiguration.
// Declared as the framework's interface has it, with code of our own.

extension WidgetConfiguration {
  func contentMarginsDisabled() -> some WidgetConfiguration { self }
  func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
  func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
  func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload func configurationDisplayName(_ displayName: Foundation.LocalizedStringResource)
    -> some WidgetConfiguration
  { self }
  @_disfavoredOverload func configurationDisplayName<S>(_ displayName: S) -> some WidgetConfiguration
  where S: StringProtocol { self }
  func description(_ description: Text) -> some WidgetConfiguration { self }
  func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload func description(_ descriptionResource: Foundation.LocalizedStringResource)
    -> some WidgetConfiguration
  { self }
  @_disfavoredOverload func description<S>(_ description: S) -> some WidgetConfiguration
  where S: StringProtocol { self }
  func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  func onBackgroundURLSessionEvents(
    matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
  func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
    -> some WidgetConfiguration
  { self }
  func pushHandler(_ pushHandlerType: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }
  func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { self }
}
