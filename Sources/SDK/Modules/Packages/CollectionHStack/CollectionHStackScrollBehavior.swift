// CollectionHStack (github.com/LePips/CollectionHStack): the declarations of CollectionHStackScrollBehavior, as its documentation has them.

enum CollectionHStackScrollBehavior {
  case columnPaging, continuous, continuousLeadingEdge, fullPaging
}
