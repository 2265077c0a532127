// ButtonKit: what it adds to View, as its documentation has it.

extension View {
  func asyncButtonStyle<S: AsyncButtonStyle>(_ style: S) -> some View { self }
  func throwableButtonStyle<S: ThrowableButtonStyle>(_ style: S) -> some View { self }
  func allowsHitTestingWhenLoading(_ enabled: Bool) -> some View { self }
  func disabledWhenLoading(_ disabled: Bool = true) -> some View {
    environment(\._disabledWhenLoading, disabled)
  }

  func onButtonStateChange(_ handler: @escaping (StateChangedEvent) -> Void) -> some View {
    transformEnvironment(\._asyncButtonHandlers) { $0.append(handler) }
  }
  func onButtonStateError(_ handler: @escaping (ErrorOccurredEvent) -> Void) -> some View {
    onButtonStateChange { event in
      if let error = event.state.error { handler(ErrorOccurredEvent(buttonID: event.buttonID, error: error)) }
    }
  }
  func onButtonStateCancelled(_ handler: @escaping (AnyHashable) -> Void) -> some View {
    onButtonStateChange { event in
      if case .ended(.cancelled) = event.state { handler(event.buttonID) }
    }
  }
}
