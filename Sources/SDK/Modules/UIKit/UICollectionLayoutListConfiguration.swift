// UIKit: the declarations of UICollectionLayoutListConfiguration.

struct UICollectionLayoutListConfiguration {
  enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  enum FooterMode: Int, Sendable {
    case none, supplementary
  }
  typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
  let appearance: UICollectionLayoutListConfiguration.Appearance
  var showsSeparators: Bool = true
  var separatorConfiguration: UIListSeparatorConfiguration
  var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?
  var backgroundColor: UIColor?
  var leadingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  var trailingSwipeActionsConfigurationProvider:
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  var headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
  var footerMode: UICollectionLayoutListConfiguration.FooterMode = .none
  var headerTopPadding: CGFloat?
}
