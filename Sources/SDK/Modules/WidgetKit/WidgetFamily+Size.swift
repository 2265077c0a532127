// WidgetKit: how large widgets are.
// https://developer.apple.com/design/human-interface-guidelines/widgets (Specifications)

extension WidgetFamily {
  var _isAccessory: Bool {
    self == .accessoryCircular || self == .accessoryRectangular || self == .accessoryInline
  }

  /// In points, on the screen that is shown.
  var _size: CGSize { _Screen.isPad ? _sizeOnPad : _sizeOnPhone }

  private var _sizeOnPhone: CGSize {
    let width = min(_Screen.width, _Screen.height)
    // The sides of a small, a medium and a large one.
    let (small, wide, high): (CGFloat, CGFloat, CGFloat) =
      width >= 428
      ? (170, 364, 382)
      : width >= 414
        ? (169, 360, 379)
        : width >= 390
          ? (158, 338, 354)
          : max(_Screen.width, _Screen.height) >= 780 ? (155, 329, 345) : (148, 321, 324)
    switch self {
    case .systemSmall: return CGSize(width: small, height: small)
    case .systemMedium: return CGSize(width: wide, height: small)
    case .systemLarge, .systemExtraLarge: return CGSize(width: wide, height: high)
    case .accessoryCircular:
      return width >= 414 ? CGSize(width: 76, height: 76) : CGSize(width: 72, height: 72)
    case .accessoryRectangular:
      return width >= 428 ? CGSize(width: 172, height: 76) : CGSize(width: 160, height: 72)
    case .accessoryInline:
      return width >= 428 ? CGSize(width: 257, height: 26) : CGSize(width: 234, height: 26)
    }
  }

  private var _sizeOnPad: CGSize {
    let isLarge = min(_Screen.width, _Screen.height) >= 1_000
    let (small, wide, extra): (CGFloat, CGFloat, CGFloat) = isLarge ? (170, 378.5, 795) : (155, 342, 715.5)
    switch self {
    case .systemSmall: return CGSize(width: small, height: small)
    case .systemMedium: return CGSize(width: wide, height: small)
    case .systemLarge: return CGSize(width: wide, height: wide)
    case .systemExtraLarge: return CGSize(width: extra, height: wide)
    default: return _sizeOnPhone
    }
  }
}
