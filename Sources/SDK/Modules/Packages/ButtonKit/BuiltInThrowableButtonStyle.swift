// ButtonKit: the declarations of BuiltInThrowableButtonStyle, as its documentation has them.

struct BuiltInThrowableButtonStyle: ThrowableButtonStyle {
  init() {}
}
