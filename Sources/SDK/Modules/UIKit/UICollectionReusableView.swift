// UIKit: the declarations of UICollectionReusableView.

class UICollectionReusableView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  var _reuseIdentifier: String?
  var reuseIdentifier: String? { _reuseIdentifier }
  func prepareForReuse() {}
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
