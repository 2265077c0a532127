// ButtonKit: the declarations of ThrowableButtonStyle, as its documentation has them.

protocol ThrowableButtonStyle {}

extension ThrowableButtonStyle where Self == BuiltInThrowableButtonStyle {
  static var auto: BuiltInThrowableButtonStyle { BuiltInThrowableButtonStyle() }
  static var none: BuiltInThrowableButtonStyle { BuiltInThrowableButtonStyle() }
  static var shake: BuiltInThrowableButtonStyle { BuiltInThrowableButtonStyle() }
}
