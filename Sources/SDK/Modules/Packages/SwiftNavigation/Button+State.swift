// swift-navigation: what it adds to Button, as its documentation has it.

extension Button where Label == Text {
  init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void) {
    self.init(role: button.role.map { ButtonRole($0) }, action: { button.withAction(action) }) {
      Text(button.label)
    }
  }
  init<Action: Sendable>(
    _ button: ButtonState<Action>, action: @escaping @Sendable (Action?) async -> Void
  ) {
    self.init(
      role: button.role.map { ButtonRole($0) }, action: { Task { await button.withAction(action) } }
    ) {
      Text(button.label)
    }
  }
}
