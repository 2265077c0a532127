// swiftui-navigation: what it adds to Binding for the cases of enums, as its documentation has it.

extension Binding {
  /// Whether a case is there; set to false nothing is.
  subscript<Whole: CasePathable>(dynamicMember keyPath: KeyPath<Case<Whole>, Case<Void>>) -> Binding<Bool>
  where Value == Whole? {
    Binding<Bool>(
      get: { wrappedValue?.is(keyPath) ?? false },
      set: { if !$0, wrappedValue?.is(keyPath) ?? false { wrappedValue = nil } })
  }
  subscript<Whole: CasePathable, Part>(dynamicMember keyPath: KeyPath<Case<Whole>, Case<Part>>) -> Binding<
    Part?
  >
  where Value == Whole? {
    Binding<Part?>(
      get: { wrappedValue?[case: keyPath] },
      set: { newValue in
        if let newValue { wrappedValue?[case: keyPath] = newValue } else { wrappedValue = nil }
      })
  }
}
