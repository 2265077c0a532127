// ButtonKit: the declarations of StateChangedEvent, as its documentation has them.

struct StateChangedEvent {
  let buttonID: AnyHashable
  let state: AsyncButtonState

  init(buttonID: AnyHashable, state: AsyncButtonState) {
    self.buttonID = buttonID
    self.state = state
  }
}
