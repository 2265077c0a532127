// UIKit: the declarations of _ListSection.

/// What a section of a table or a collection shows, as its data source gives it.
struct _ListSection {
  var header: UIView?
  var headerTitle: String?
  var cells: [UIView] = []
  var footer: UIView?
  var footerTitle: String?
  /// The data source has more rows than are made.
  var isCut = false
  /// More rows than this are no screen.
  static let _mostRows = 1000
}
