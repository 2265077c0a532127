// WidgetKit: its macros.
// Declared as the framework's interface has it, with code of our own.

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

@freestanding(declaration) macro Preview<Attributes, Widget>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping () -> Widget,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping () async -> [Attributes.ContentState])
where Attributes: ActivityAttributes, Widget: SwiftUI.Widget
