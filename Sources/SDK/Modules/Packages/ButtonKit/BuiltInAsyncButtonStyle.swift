// ButtonKit: the declarations of BuiltInAsyncButtonStyle, as its documentation has them.

struct BuiltInAsyncButtonStyle: AsyncButtonStyle {
  enum ProgressStyle {
    case bar, percent
  }

  init() {}
}
