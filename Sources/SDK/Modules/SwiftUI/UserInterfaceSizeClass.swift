// SwiftUI: the declarations of UserInterfaceSizeClass.
// Declared as the framework's interface has it, with code of our own.

enum UserInterfaceSizeClass: Equatable, Hashable {
  case compact
  case regular

  init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
