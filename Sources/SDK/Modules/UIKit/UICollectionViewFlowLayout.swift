// UIKit: the declarations of UICollectionViewFlowLayout.

class UICollectionViewFlowLayout: UICollectionViewLayout {
  enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var minimumLineSpacing: CGFloat = 10
  var minimumInteritemSpacing: CGFloat = 10
  var itemSize: CGSize = CGSize(width: 50, height: 50)
  var estimatedItemSize: CGSize = CGSize.zero
  var scrollDirection: UICollectionView.ScrollDirection = .vertical
  var headerReferenceSize: CGSize = CGSize.zero
  var footerReferenceSize: CGSize = CGSize.zero
  var sectionInset: UIEdgeInsets = UIEdgeInsets.zero
  var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
  var sectionHeadersPinToVisibleBounds: Bool = false
  var sectionFootersPinToVisibleBounds: Bool = false

  /// A header of no size isn't shown.
  ///
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/headerreferencesize
  override func _shows(_ kind: String, in section: Int, of view: UICollectionView) -> Bool {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var size = isHeader ? headerReferenceSize : footerReferenceSize
    if let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout {
      let said =
        isHeader
        ? delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        : delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      if said.width != 0 || said.height != 0 { size = said }
    }
    return size.width != 0 || size.height != 0
  }
}
