// CollectionHStack (github.com/LePips/CollectionHStack): the declarations of CollectionHStackEdgeOffset, as its documentation has them.

enum CollectionHStackEdgeOffset {
  case columns(Int)
  case offset(CGFloat)
}
