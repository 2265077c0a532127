// swift-navigation: what it adds to Visibility, as its documentation has it.

extension Visibility {
  init(_ visibility: ConfirmationDialogStateTitleVisibility) {
    switch visibility {
    case .automatic: self = .automatic
    case .hidden: self = .hidden
    case .visible: self = .visible
    }
  }
}
