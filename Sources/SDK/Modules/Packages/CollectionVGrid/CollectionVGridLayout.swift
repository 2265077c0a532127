// CollectionVGrid (github.com/LePips/CollectionVGrid): the declarations of CollectionVGridLayout, as its documentation has them.

struct CollectionVGridLayout: Equatable {
  let insets: EdgeInsets
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  /// How many columns there are; nil: as many as fit.
  let _columns: Int?
  let _minWidth: CGFloat

  static func columns(
    _ columns: Int, insets: EdgeInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10),
    itemSpacing: CGFloat = 10, lineSpacing: CGFloat = 10
  ) -> CollectionVGridLayout {
    CollectionVGridLayout(
      insets: insets, itemSpacing: itemSpacing, lineSpacing: lineSpacing, _columns: columns, _minWidth: 0)
  }
  static func minWidth(
    _ minWidth: CGFloat, insets: EdgeInsets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10),
    itemSpacing: CGFloat = 10, lineSpacing: CGFloat = 10
  ) -> CollectionVGridLayout {
    CollectionVGridLayout(
      insets: insets, itemSpacing: itemSpacing, lineSpacing: lineSpacing, _columns: nil,
      _minWidth: minWidth)
  }

  /// How many columns stand side by side on a screen.
  var _columnCount: Int {
    if let _columns { return _columns }
    let width = UIScreen.main.bounds.width - insets.leading - insets.trailing
    return max(1, Int((width + itemSpacing) / (_minWidth + itemSpacing)))
  }
}
