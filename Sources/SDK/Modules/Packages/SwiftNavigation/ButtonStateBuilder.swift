// swift-navigation: the declarations of ButtonStateBuilder, as its documentation has them.

@resultBuilder
enum ButtonStateBuilder<Action> {
  static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }
  static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }
  static func buildLimitedAvailability(_ component: [ButtonState<Action>]) -> [ButtonState<Action>] {
    component
  }
  static func buildEither(first component: [ButtonState<Action>]) -> [ButtonState<Action>] { component }
  static func buildEither(second component: [ButtonState<Action>]) -> [ButtonState<Action>] { component }
  static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] { [expression] }
  static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    component ?? []
  }
}
