// SwipeActions: the declarations of SwipeView, as its documentation has them.

/// What is behind the label has no opacity until a swipe that VoiceOver doesn't make.
struct SwipeView<Label, LeadingActions, TrailingActions>: View
where Label: View, LeadingActions: View, TrailingActions: View {
  var label: () -> Label

  init(
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder leadingActions: @escaping (SwipeContext) -> LeadingActions,
    @ViewBuilder trailingActions: @escaping (SwipeContext) -> TrailingActions
  ) {
    self.label = label
  }

  var body: some View { HStack { label() } }

  func swipeEnabled(_ value: Bool) -> SwipeView { self }
  func swipeMinimumDistance(_ value: Double) -> SwipeView { self }
  func swipeActionsStyle(_ value: SwipeActionStyle) -> SwipeView { self }
  func swipeActionsMaskCornerRadius(_ value: Double) -> SwipeView { self }
  func swipeActionsVisibleStartPoint(_ value: Double) -> SwipeView { self }
  func swipeActionsVisibleEndPoint(_ value: Double) -> SwipeView { self }
  func swipeActionCornerRadius(_ value: Double) -> SwipeView { self }
  func swipeActionWidth(_ value: Double) -> SwipeView { self }
  func swipeSpacing(_ value: Double) -> SwipeView { self }
  func swipeReadyToExpandPadding(_ value: Double) -> SwipeView { self }
  func swipeReadyToTriggerPadding(_ value: Double) -> SwipeView { self }
  func swipeMinimumPointToTrigger(_ value: Double) -> SwipeView { self }
  func swipeEnableTriggerHaptics(_ value: Bool) -> SwipeView { self }
  func swipeStretchRubberBandingPower(_ value: Double) -> SwipeView { self }
  func swipeAllowSingleSwipeAcross(_ value: Bool) -> SwipeView { self }
  func swipeActionContentTriggerAnimation(_ value: Animation) -> SwipeView { self }
  func swipeOffsetCloseAnimation(stiffness: Double, damping: Double) -> SwipeView { self }
  func swipeOffsetExpandAnimation(stiffness: Double, damping: Double) -> SwipeView { self }
  func swipeOffsetTriggerAnimation(stiffness: Double, damping: Double) -> SwipeView { self }
}

extension SwipeView where TrailingActions == EmptyView {
  init(
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder leadingActions: @escaping (SwipeContext) -> LeadingActions
  ) {
    self.label = label
  }
}

extension SwipeView where LeadingActions == EmptyView {
  init(
    @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder trailingActions: @escaping (SwipeContext) -> TrailingActions
  ) {
    self.label = label
  }
}

extension SwipeView where LeadingActions == EmptyView, TrailingActions == EmptyView {
  init(@ViewBuilder label: @escaping () -> Label) { self.label = label }
}
