// UIKit: the declarations of UIListSeparatorConfiguration.

struct UIListSeparatorConfiguration {
  enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }
  init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
  var topSeparatorVisibility: UIListSeparatorConfiguration.Visibility = .automatic
  var bottomSeparatorVisibility: UIListSeparatorConfiguration.Visibility = .automatic
  var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  var color: UIColor = UIColor.separator
  var multipleSelectionColor: UIColor = UIColor.separator
  var visualEffect: UIVisualEffect?
}
