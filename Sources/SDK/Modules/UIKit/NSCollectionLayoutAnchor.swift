// UIKit: the declarations of NSCollectionLayoutAnchor.

class NSCollectionLayoutAnchor: NSObject {
  let edges: NSDirectionalRectEdge
  init(edges: NSDirectionalRectEdge) { self.edges = edges }
  convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges: edges) }
  convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges) }
}
