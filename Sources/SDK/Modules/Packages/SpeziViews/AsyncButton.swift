// SpeziViews (github.com/StanfordSpezi/SpeziViews): the declarations of AsyncButton, as its documentation has them.

struct AsyncButton<Label: View>: View {
  private let role: ButtonRole?
  private let action: () async throws -> Void
  private let label: () -> Label

  init(
    role: ButtonRole? = nil, action: @escaping () async -> Void, @ViewBuilder label: @escaping () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label
  }
  init(
    role: ButtonRole? = nil, state: Binding<ViewState>, action: @escaping () async throws -> Void,
    @ViewBuilder label: @escaping () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label
  }

  var body: some View {
    Button(role: role) {
      Task { try await action() }
    } label: {
      label()
    }
  }
}

extension AsyncButton where Label == Text {
  init(_ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () async -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
  init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil, state: Binding<ViewState>,
    action: @escaping () async throws -> Void
  ) {
    self.init(role: role, state: state, action: action) { Text(title) }
  }
}
