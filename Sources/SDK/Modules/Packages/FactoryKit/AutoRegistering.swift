// Factory: the declarations of AutoRegistering, as its documentation has them.

protocol AutoRegistering {
  func autoRegister()
}
