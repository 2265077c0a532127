// swift-composable-architecture: what its presentations are ended by.

extension Effect {
  func _dismissing(_ dismissal: _Dismissal, by action: @escaping () -> Action) -> Effect {
    Effect { send in
      dismissal.send = { send(action()) }
      _run(send)
    }
  }
}
