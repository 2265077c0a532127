// SwipeActions: the declarations of SwipeState, as its documentation has them.

enum SwipeState {
  case closed, expanded, triggering, triggered
}
