// WidgetKit: its macros.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@freestanding(declaration) macro Preview<Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> Widget,
  @PreviewTimelineBuilder timeline: @escaping () async -> [any TimelineEntry]) where Widget: SwiftUI.Widget

@freestanding(declaration) macro Preview<Widget, Provider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> Widget,
  timelineProvider: @escaping () -> Provider) where Widget: SwiftUI.Widget, Provider: TimelineProvider

@freestanding(declaration) macro Preview<Widget, Provider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping () -> Widget, timelineProvider: @escaping () -> Provider)
where Widget: SwiftUI.Widget, Provider: IntentTimelineProvider

@freestanding(declaration) macro Preview<Widget, Provider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping () -> Widget, timelineProvider: @escaping () -> Provider)
where Widget: SwiftUI.Widget, Provider: AppIntentTimelineProvider
