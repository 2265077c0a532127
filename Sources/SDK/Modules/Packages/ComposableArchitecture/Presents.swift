// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Presents, as its documentation has them.

/// A state that is presented while it is there.
@propertyWrapper struct Presents<State> {
  var wrappedValue: State?

  init(wrappedValue: State? = nil) { self.wrappedValue = wrappedValue }

  var projectedValue: Presents<State> {
    get { self }
    set { self = newValue }
  }
}

extension Presents: Equatable where State: Equatable {
  static func == (lhs: Presents, rhs: Presents) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension Presents: Hashable where State: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
