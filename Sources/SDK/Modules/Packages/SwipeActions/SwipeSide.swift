// SwipeActions: the declarations of SwipeSide, as its documentation has them.

enum SwipeSide {
  case leading, trailing
}
