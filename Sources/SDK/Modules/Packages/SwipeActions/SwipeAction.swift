// SwipeActions: the declarations of SwipeAction, as its documentation has them.

struct SwipeAction<Label: View, Background: View>: View {
  var action: () -> Void
  var label: (Bool) -> Label
  var background: (Bool) -> Background

  init(
    action: @escaping () -> Void, @ViewBuilder label: @escaping (Bool) -> Label,
    @ViewBuilder background: @escaping (Bool) -> Background
  ) {
    self.action = action
    self.label = label
    self.background = background
  }

  var body: some View {
    Button(action: action) { background(false).overlay { label(false) } }
  }

  func allowSwipeToTrigger(_ value: Bool = true) -> some View { self }
  func swipeActionLabelFixedSize(_ value: Bool = true) -> SwipeAction { self }
  func swipeActionLabelHorizontalPadding(_ value: Double = 16) -> SwipeAction { self }
  func swipeActionChangeLabelVisibilityOnly(_ value: Bool) -> SwipeAction { self }
}

extension SwipeAction where Label == Text, Background == Color {
  init(
    _ title: LocalizedStringKey, backgroundColor: Color = .gray, highlightOpacity: Double = 0.5,
    action: @escaping () -> Void
  ) {
    self.init(action: action, label: { _ in Text(title) }, background: { _ in backgroundColor })
  }
}

extension SwipeAction where Label == Image, Background == Color {
  init(
    systemImage: String, backgroundColor: Color = .gray, highlightOpacity: Double = 0.5,
    action: @escaping () -> Void
  ) {
    self.init(
      action: action, label: { _ in Image(systemName: systemImage) }, background: { _ in backgroundColor })
  }
}
