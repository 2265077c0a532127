// swiftui-introspect: the declarations of SignInWithAppleButtonType, as its documentation has them.

struct SignInWithAppleButtonType: IntrospectableViewType {
  init() {}
}
