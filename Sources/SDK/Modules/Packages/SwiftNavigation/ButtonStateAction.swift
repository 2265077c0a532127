// swift-navigation: the declarations of ButtonStateAction, as its documentation has them.

struct ButtonStateAction<Action> {
  let action: Action?

  static func send(_ action: Action?) -> Self { Self(action: action) }
  static func send(_ action: Action?, animation: Animation?) -> Self { Self(action: action) }

  func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    .send(transform(action))
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
