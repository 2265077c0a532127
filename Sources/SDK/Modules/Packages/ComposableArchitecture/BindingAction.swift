// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of BindingAction, as its documentation has them.

struct BindingAction<Root> {
  let keyPath: PartialKeyPath<Root>
  let _set: (inout Root) -> Void

  static func set<Value>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> BindingAction<Root> {
    BindingAction(keyPath: keyPath, _set: { $0[keyPath: keyPath] = value })
  }
  /// In patterns: `case .binding(\.name)`.
  static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: BindingAction<Root>) -> Bool {
    keyPath == action.keyPath
  }
}

extension BindingAction: Equatable {
  static func == (lhs: BindingAction, rhs: BindingAction) -> Bool { lhs.keyPath == rhs.keyPath }
}
