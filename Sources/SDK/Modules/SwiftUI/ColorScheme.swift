// SwiftUI: the declarations of ColorScheme.
// Declared as the framework's interface has it, with code of our own.

enum ColorScheme: CaseIterable, Equatable, Hashable {
  case light
  case dark

  init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
