// CollectionVGrid (github.com/LePips/CollectionVGrid): the declarations of CollectionVGridEdgeOffset, as its documentation has them.

enum CollectionVGridEdgeOffset {
  case rows(Int)
  case offset(CGFloat)
}
