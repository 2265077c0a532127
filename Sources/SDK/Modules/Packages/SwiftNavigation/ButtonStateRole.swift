// swift-navigation: the declarations of ButtonStateRole, as its documentation has them.

enum ButtonStateRole: Sendable {
  case cancel, destructive
}
