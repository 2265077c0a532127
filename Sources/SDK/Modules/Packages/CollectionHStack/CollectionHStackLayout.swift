// CollectionHStack (github.com/LePips/CollectionHStack): the declarations of CollectionHStackLayout, as its documentation has them.

enum CollectionHStackLayout: Equatable {
  case grid(columns: CGFloat, rows: Int, columnTrailingInset: CGFloat)
  case minimumWidth(columnWidth: CGFloat, rows: Int)
  case selfSizingSameSize(rows: Int)
  case selfSizingVariadicWidth(rows: Int)
}
