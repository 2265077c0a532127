// ButtonKit: the declarations of AsyncButton, as its documentation has them.

/// A button whose action may wait.
struct AsyncButton<P: TaskProgress, S: View>: View {
  private let role: ButtonRole?
  private let id: AnyHashable?
  private let action: (P) async throws -> Void
  private let label: () -> S
  private let onStateChange: ((AsyncButtonState) -> Void)?
  @StateObject private var progress: P
  @State private var state: AsyncButtonState?
  @State private var failures = 0
  @State private var ownID = UUID()
  @Environment(\._asyncButtonHandlers) private var handlers
  @Environment(\._disabledWhenLoading) private var isDisabledWhenLoading

  init(
    role: ButtonRole? = nil, id: AnyHashable? = nil, progress: P, action: @escaping (P) async throws -> Void,
    @ViewBuilder label: @escaping () -> S, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.role = role
    self.id = id
    self.action = action
    self.label = label
    self.onStateChange = onStateChange
    _progress = StateObject(wrappedValue: progress)
  }

  private var isLoading: Bool { state?.isLoading ?? false }

  var body: some View {
    Button(role: role, action: perform, label: label)
      .disabled(isDisabledWhenLoading && isLoading)
      .accessibilityAddTraits(isLoading ? .updatesFrequently : [])
  }

  private func perform() {
    guard !isLoading else { return }
    let task = Task {
      progress.reset()
      await progress.started()
      var completion = AsyncButtonCompletion.completed
      do {
        try await action(progress)
      } catch is CancellationError {
        completion = .cancelled
      } catch {
        failures += 1
        completion = .errored(error: error, numberOfFailures: failures)
      }
      await progress.ended()
      change(to: .ended(completion))
    }
    change(to: .started(task))
  }

  private func change(to state: AsyncButtonState) {
    self.state = state
    onStateChange?(state)
    for handler in handlers { handler(StateChangedEvent(buttonID: id ?? ownID as AnyHashable, state: state)) }
  }
}

extension AsyncButton where S == Text {
  init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, id: AnyHashable? = nil, progress: P,
    action: @escaping (P) async throws -> Void, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.init(
      role: role, id: id, progress: progress, action: action, label: { Text(titleKey) },
      onStateChange: onStateChange)
  }
  @_disfavoredOverload init(
    _ title: some StringProtocol, role: ButtonRole? = nil, id: AnyHashable? = nil, progress: P,
    action: @escaping (P) async throws -> Void, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.init(
      role: role, id: id, progress: progress, action: action, label: { Text(title) },
      onStateChange: onStateChange)
  }
}

extension AsyncButton where P == IndeterminateProgress {
  init(
    role: ButtonRole? = nil, id: AnyHashable? = nil, action: @escaping () async throws -> Void,
    @ViewBuilder label: @escaping () -> S, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.init(
      role: role, id: id, progress: .indeterminate, action: { _ in try await action() }, label: label,
      onStateChange: onStateChange)
  }
}

extension AsyncButton where P == IndeterminateProgress, S == Text {
  init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, id: AnyHashable? = nil,
    action: @escaping () async throws -> Void, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.init(
      role: role, id: id, action: action, label: { Text(titleKey) }, onStateChange: onStateChange)
  }
  @_disfavoredOverload init(
    _ title: some StringProtocol, role: ButtonRole? = nil, id: AnyHashable? = nil,
    action: @escaping () async throws -> Void, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.init(role: role, id: id, action: action, label: { Text(title) }, onStateChange: onStateChange)
  }
}

extension AsyncButton where P == IndeterminateProgress, S == Label<Text, Image> {
  init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, id: AnyHashable? = nil,
    action: @escaping () async throws -> Void, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.init(
      role: role, id: id, action: action, label: { Label(titleKey, systemImage: systemImage) },
      onStateChange: onStateChange)
  }
  @_disfavoredOverload init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, id: AnyHashable? = nil,
    action: @escaping () async throws -> Void, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.init(
      role: role, id: id, action: action, label: { Label(title, systemImage: systemImage) },
      onStateChange: onStateChange)
  }
  init(
    _ titleKey: LocalizedStringKey, image name: String, role: ButtonRole? = nil, id: AnyHashable? = nil,
    action: @escaping () async throws -> Void, onStateChange: ((AsyncButtonState) -> Void)? = nil
  ) {
    self.init(
      role: role, id: id, action: action, label: { Label(titleKey, image: name) },
      onStateChange: onStateChange)
  }
}
