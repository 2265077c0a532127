// UIKit: the declarations of UICollectionViewLayoutAttributes.

class UICollectionViewLayoutAttributes: NSObject {
  override init() { super.init() }
  convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
  convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
  }
  var frame: CGRect = CGRect.zero
  var indexPath: IndexPath = IndexPath(item: 0, section: 0)
  var representedElementKind: String?
  var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }
  var transform: CGAffineTransform = CGAffineTransform.identity
  var transform3D: CATransform3D = CATransform3DIdentity
  var alpha: CGFloat = 1
  var zIndex: Int = 0
  var isHidden: Bool = false
  var size: CGSize {
    get { frame.size }
    set { frame = CGRect(origin: frame.origin, size: newValue) }
  }
  var bounds: CGRect {
    get { CGRect(origin: CGPoint.zero, size: frame.size) }
    set { size = newValue.size }
  }
  var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let corner = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      frame = CGRect(origin: corner, size: frame.size)
    }
  }
  override func copy() -> Any {
    let made = UICollectionViewLayoutAttributes()
    made.frame = frame
    made.indexPath = indexPath
    made.representedElementKind = representedElementKind
    made.alpha = alpha
    made.zIndex = zIndex
    made.isHidden = isHidden
    return made
  }
}
