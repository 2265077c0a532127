// SpeziOnboarding (github.com/StanfordSpezi/SpeziOnboarding): the declarations of OnboardingActionsView, as its documentation has them.

struct OnboardingActionsView: View {
  private let primary: Text
  private let primaryAction: () async throws -> Void
  private let secondary: Text?
  private let secondaryAction: () async throws -> Void

  init(
    _primary: Text, action: @escaping () async throws -> Void, _secondary: Text? = nil,
    secondaryAction: @escaping () async throws -> Void = {}
  ) {
    primary = _primary
    primaryAction = action
    secondary = _secondary
    self.secondaryAction = secondaryAction
  }
  init(_ text: LocalizedStringResource, action: @escaping () async throws -> Void) {
    self.init(_primary: Text(text), action: action)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ text: S, action: @escaping () async throws -> Void) {
    self.init(_primary: Text(text), action: action)
  }
  init(
    primaryText: LocalizedStringResource, primaryAction: @escaping () async throws -> Void,
    secondaryText: LocalizedStringResource, secondaryAction: @escaping () async throws -> Void
  ) {
    self.init(
      _primary: Text(primaryText), action: primaryAction, _secondary: Text(secondaryText),
      secondaryAction: secondaryAction)
  }
  init(
    primaryTitle: LocalizedStringResource, primaryAction: @escaping () async throws -> Void,
    secondaryTitle: LocalizedStringResource, secondaryAction: @escaping () async throws -> Void
  ) {
    self.init(
      _primary: Text(primaryTitle), action: primaryAction, _secondary: Text(secondaryTitle),
      secondaryAction: secondaryAction)
  }

  var body: some View {
    VStack(spacing: 0) {
      Button {
        Task { try await primaryAction() }
      } label: {
        primary.bold().frame(maxWidth: .infinity, minHeight: 38)
      }
      .buttonStyle(.borderedProminent)
      if let secondary {
        Button {
          Task { try await secondaryAction() }
        } label: {
          secondary
        }
        .padding(.vertical, 10)
      }
    }
  }
}
