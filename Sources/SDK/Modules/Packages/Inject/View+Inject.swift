// Inject: what it adds to View, as its documentation has it.

extension View {
  func enableInjection() -> some View { self }
  func onInjection(callback: @escaping (Self) -> Void) -> some View { self }
}
