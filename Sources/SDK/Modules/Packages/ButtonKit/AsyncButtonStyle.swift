// ButtonKit: the declarations of AsyncButtonStyle, as its documentation has them.

/// What is seen while an action runs: an activity over the label, or beside it.
protocol AsyncButtonStyle {}

extension AsyncButtonStyle where Self == BuiltInAsyncButtonStyle {
  static var auto: BuiltInAsyncButtonStyle { BuiltInAsyncButtonStyle() }
  static var leading: BuiltInAsyncButtonStyle { BuiltInAsyncButtonStyle() }
  static var none: BuiltInAsyncButtonStyle { BuiltInAsyncButtonStyle() }
  static var overlay: BuiltInAsyncButtonStyle { BuiltInAsyncButtonStyle() }
  static func overlay(style: BuiltInAsyncButtonStyle.ProgressStyle) -> BuiltInAsyncButtonStyle {
    BuiltInAsyncButtonStyle()
  }
  static var pulse: BuiltInAsyncButtonStyle { BuiltInAsyncButtonStyle() }
  static var trailing: BuiltInAsyncButtonStyle { BuiltInAsyncButtonStyle() }
}
