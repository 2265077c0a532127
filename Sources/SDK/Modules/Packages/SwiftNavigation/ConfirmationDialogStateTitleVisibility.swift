// swift-navigation: the declarations of ConfirmationDialogStateTitleVisibility, as its documentation has them.

enum ConfirmationDialogStateTitleVisibility: Sendable {
  case automatic, hidden, visible
}
