// UIKit: the declarations of UICollectionView.

extension UICollectionView {
  struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    typealias Handler = (Cell, IndexPath, Item) -> Void
    let _handler: (Cell, IndexPath, Item) -> Void
    let _nib: UINib?
    init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
      _handler = handler
      _nib = nil
    }
    init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void) {
      _handler = handler
      _nib = cellNib
    }
  }
  struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
    typealias Handler = (Supplementary, String, IndexPath) -> Void
    let _kind: String
    let _handler: (Supplementary, String, IndexPath) -> Void
    let _nib: UINib?
    init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
      _kind = elementKind
      _handler = handler
      _nib = nil
    }
    init(
      supplementaryNib: UINib, elementKind: String,
      handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) {
      _kind = elementKind
      _handler = handler
      _nib = supplementaryNib
    }
  }
}
