// ButtonKit: the declarations of ErrorOccurredEvent, as its documentation has them.

struct ErrorOccurredEvent {
  let buttonID: AnyHashable
  let error: Error

  init(buttonID: AnyHashable, error: Error) {
    self.buttonID = buttonID
    self.error = error
  }
}
