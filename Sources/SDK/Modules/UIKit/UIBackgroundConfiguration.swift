// UIKit: the declarations of UIBackgroundConfiguration.

struct UIBackgroundConfiguration: Hashable {
  static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  init() {}
  var customView: UIView?
  var cornerRadius: CGFloat = 0
  var backgroundInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets.zero
  var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  var backgroundColor: UIColor?
  var backgroundColorTransformer: UIConfigurationColorTransformer?
  var visualEffect: UIVisualEffect?
  var image: UIImage?
  var imageContentMode: UIView.ContentMode = .scaleToFill
  var strokeColor: UIColor?
  var strokeColorTransformer: UIConfigurationColorTransformer?
  var strokeWidth: CGFloat = 0
  var strokeOutset: CGFloat = 0
  func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? UIColor.clear }
  static func == (lhs: UIBackgroundConfiguration, rhs: UIBackgroundConfiguration) -> Bool {
    lhs.customView == rhs.customView && lhs.cornerRadius == rhs.cornerRadius
      && lhs.backgroundColor == rhs.backgroundColor
  }
  func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
}
