// SwiftUI: the declarations of DynamicTypeSize.
// Declared as the framework's interface has it, with code of our own.

enum DynamicTypeSize: Hashable, Comparable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How large the text of a body is.
  var _bodyPoints: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let place = UIContentSizeCategory._sizes.firstIndex(of: uiSizeCategory) else { return nil }
    self = DynamicTypeSize.allCases[place]
  }
}
