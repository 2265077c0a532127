// Pow: what it adds to View, as its documentation has it.

extension View {
  func changeEffect<V: Equatable>(
    _ effect: AnyChangeEffect, value: V, isEnabled: @autoclosure @escaping () -> Bool = true
  ) -> some View { self }
  func conditionalEffect(_ effect: AnyConditionalEffect, condition: Bool) -> some View { self }
  func particleLayer(name: AnyHashable) -> some View { self }
}
