// UIKit: the declarations of UICollectionViewListCell.

class UICollectionViewListCell: UICollectionViewCell {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  var indentationLevel: Int = 0
  var indentationWidth: CGFloat = 10
  var indentsAccessories: Bool = true
  var accessories: [UICellAccessory] = []
  func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration.cell() }
  lazy var separatorLayoutGuide = UILayoutGuide(_owner: self, "separator")
}
