// SpeziViews (github.com/StanfordSpezi/SpeziViews): the declarations of View, as its documentation has them.

extension View {
  func navigationStepIdentifier(_ identifier: some Hashable) -> some View { self }
  func focusOnTap() -> some View { self }
  /// An alert, while there is an error.
  func viewStateAlert(state: Binding<ViewState>) -> some View {
    let error: LocalizedError? = if case .error(let error) = state.wrappedValue { error } else { nil }
    let isShown = Binding(get: { error != nil }, set: { if !$0 { state.wrappedValue = .idle } })
    return alert(error?.errorDescription ?? "Error", isPresented: isShown) {
      Button("OK") { state.wrappedValue = .idle }
    } message: {
      if let reason = error?.failureReason { Text(reason) }
    }
  }
  func processingOverlay(isProcessing: Bool) -> some View { self }
}
