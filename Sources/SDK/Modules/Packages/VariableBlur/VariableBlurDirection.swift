// VariableBlur: the declarations of VariableBlurDirection, as its documentation has them.

enum VariableBlurDirection {
  case blurredTopClearBottom, blurredBottomClearTop
}
