// SpeziViews (github.com/StanfordSpezi/SpeziViews): the declarations of ListRow, as its documentation has them.

/// A label and what it labels, read as one.
struct ListRow<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  init(@ViewBuilder _ label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  var body: some View {
    LabeledContent {
      content
    } label: {
      label
    }.accessibilityElement(children: .combine)
  }
}

extension ListRow where Label == Text {
  init(_ label: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init({ Text(label) }, content: content)
  }
  @_disfavoredOverload init(_ label: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init({ Text(label) }, content: content)
  }
  init(verbatim label: String, @ViewBuilder content: () -> Content) {
    self.init({ Text(verbatim: label) }, content: content)
  }
}

extension ListRow where Label == Text, Content == Text {
  init(_ label: LocalizedStringResource, value: LocalizedStringResource) {
    self.init({ Text(label) }, content: { Text(value) })
  }
  @_disfavoredOverload init(_ label: LocalizedStringResource, value: some StringProtocol) {
    self.init({ Text(label) }, content: { Text(value) })
  }
}
