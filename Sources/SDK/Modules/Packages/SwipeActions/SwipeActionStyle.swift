// SwipeActions: the declarations of SwipeActionStyle, as its documentation has them.

enum SwipeActionStyle {
  case mask, equalWidths, cascade
}
