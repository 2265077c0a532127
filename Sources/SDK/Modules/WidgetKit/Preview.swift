// WidgetKit: the declarations of Preview.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Preview {
  init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    @PreviewTimelineBuilder timeline: @escaping () async -> [any TimelineEntry])
  init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    timelineProvider: @escaping () -> some TimelineProvider)
  init<Provider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider)
  where Provider: IntentTimelineProvider
  init<Provider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider)
  where Provider: AppIntentTimelineProvider
}
