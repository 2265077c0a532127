// swiftui-navigation: the declarations of Binding, as its documentation has them.

extension Binding {
  /// A binding to what is there; nil: nothing is there.
  init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { self.wrappedValue != nil }, set: { if !$0 { self.wrappedValue = nil } })
  }

  func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Binding<Value> {
    Binding(
      get: { self.wrappedValue },
      set: { if !isDuplicate(self.wrappedValue, $0) { self.wrappedValue = $0 } })
  }
}

extension Binding where Value == Bool {
  /// Whether something is there; set to false nothing is.
  init<Wrapped>(_ base: Binding<Wrapped?>) {
    self.init(get: { base.wrappedValue != nil }, set: { if !$0 { base.wrappedValue = nil } })
  }
}

extension Binding where Value: Equatable {
  func removeDuplicates() -> Binding<Value> { removeDuplicates(by: ==) }
}
