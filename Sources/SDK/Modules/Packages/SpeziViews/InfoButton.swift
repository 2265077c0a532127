// SpeziViews (github.com/StanfordSpezi/SpeziViews): the declarations of InfoButton, as its documentation has them.

struct InfoButton: View {
  private let label: Text
  private let action: () -> Void

  init(_ label: Text, action: @escaping () -> Void) {
    self.label = label
    self.action = action
  }
  init(_ label: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(Text(label), action: action)
  }

  var body: some View {
    Button(action: action) {
      Label {
        label
      } icon: {
        Image(systemName: "info.circle")
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
    .accessibilityAction(named: label, action)
  }
}
