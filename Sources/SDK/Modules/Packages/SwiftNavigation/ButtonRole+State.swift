// swift-navigation: what it adds to ButtonRole, as its documentation has it.

extension ButtonRole {
  init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
