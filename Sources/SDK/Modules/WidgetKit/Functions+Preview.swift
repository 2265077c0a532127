// WidgetKit: the declarations of Functions.
// Declared as the framework's interface has it, with code of our own.

// What `#Preview(as:)` is given, a widget with the entries of a timeline: the first is shown.
func _preview<Shown>(
  _ name: String? = nil, as family: WidgetFamily, widget: () -> Shown,
  @PreviewTimelineBuilder timeline: () -> [any TimelineEntry]
) -> some View where Shown: Widget { _WidgetPreview(family, widget().body._shown(for: timeline().first)) }

func _preview<Shown, Provider>(
  _ name: String? = nil, as family: WidgetFamily, widget: () -> Shown, timelineProvider: () -> Provider
) -> some View where Shown: Widget, Provider: TimelineProvider {
  var first: Provider.Entry?
  timelineProvider().getTimeline(in: TimelineProviderContext(family: family)) { first = $0.entries.first }
  return _WidgetPreview(family, widget().body._shown(for: first))
}

func _preview<Shown, Provider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: () -> Shown,
  timelineProvider: () -> Provider
) -> some View where Shown: Widget, Provider: IntentTimelineProvider {
  var first: Provider.Entry?
  let context = TimelineProviderContext(family: family)
  timelineProvider().getTimeline(for: intent, in: context) { first = $0.entries.first }
  return _WidgetPreview(family, widget().body._shown(for: first))
}

// A timeline of this kind is made in time: what is there before is the placeholder.
func _preview<Shown, Provider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: () -> Shown,
  timelineProvider: () -> Provider
) -> some View where Shown: Widget, Provider: AppIntentTimelineProvider {
  let entry = timelineProvider().placeholder(in: TimelineProviderContext(family: family))
  return _WidgetPreview(family, widget().body._shown(for: entry))
}

// A live activity, in the first of its states.
func _preview<Attributes, Shown>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: () -> Shown,
  @PreviewActivityBuilder<Attributes> contentStates: () -> [Attributes.ContentState]
) -> some View where Attributes: ActivityAttributes, Shown: Widget {
  let entry = _ActivityEntry(attributes: attributes, state: contentStates().first, kind: kind)
  return _WidgetPreview(nil, widget().body._shown(for: entry))
}
