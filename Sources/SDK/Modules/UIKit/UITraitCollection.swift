// UIKit: the declarations of UITraitCollection.
// Declared as the framework's interface has it, with code of our own.

class UITraitCollection: NSObject {
  static var current: UITraitCollection { UITraitCollection() }
  let _style: UIUserInterfaceStyle?
  override init() { _style = nil }
  init(userInterfaceStyle: UIUserInterfaceStyle) { _style = userInterfaceStyle }
  convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let style = traitCollections.compactMap { $0._style }.last
    self.init(userInterfaceStyle: style ?? .unspecified)
  }
  convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init() }
  convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init() }
  convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
  convenience init(displayScale scale: CGFloat) { self.init() }
  convenience init(legibilityWeight: UILegibilityWeight) { self.init() }
  convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
  convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init() }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  var legibilityWeight: UILegibilityWeight { .regular }
  var userInterfaceLevel: UIUserInterfaceLevel { .base }
  func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
  func performAsCurrent(_ actions: () -> Void) { actions() }
  func containsTraits(in trait: UITraitCollection?) -> Bool { true }
  var userInterfaceStyle: UIUserInterfaceStyle {
    guard let _style, _style != .unspecified else { return _Screen.isDark ? .dark : .light }
    return _style
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  var horizontalSizeClass: UIUserInterfaceSizeClass { _Screen.isPad ? .regular : .compact }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    !_Screen.isPad && _Screen.width > _Screen.height ? .compact : .regular
  }
  var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory._named(_Screen.textSize) }
  var accessibilityContrast: UIAccessibilityContrast { .normal }
  var displayScale: CGFloat { _Screen.scale }
}
