// UIKit: the declarations of NSCollectionLayoutDimension.

class NSCollectionLayoutDimension: NSObject {
  let dimension: CGFloat
  let _kind: String
  init(_kind: String, _ dimension: CGFloat) {
    self._kind = _kind
    self.dimension = dimension
  }
  var isFractionalWidth: Bool { _kind == "fractionalWidth" }
  var isFractionalHeight: Bool { _kind == "fractionalHeight" }
  var isAbsolute: Bool { _kind == "absolute" }
  var isEstimated: Bool { _kind == "estimated" }
  class func fractionalWidth(_ value: CGFloat) -> NSCollectionLayoutDimension {
    .init(_kind: "fractionalWidth", value)
  }
  class func fractionalHeight(_ value: CGFloat) -> NSCollectionLayoutDimension {
    .init(_kind: "fractionalHeight", value)
  }
  class func absolute(_ value: CGFloat) -> NSCollectionLayoutDimension { .init(_kind: "absolute", value) }
  class func estimated(_ value: CGFloat) -> NSCollectionLayoutDimension { .init(_kind: "estimated", value) }
}
