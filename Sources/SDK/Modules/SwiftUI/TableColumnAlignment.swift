// SwiftUI: the declarations of TableColumnAlignment.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TableColumnAlignment: Hashable {
  static var automatic: TableColumnAlignment { get }
  static var leading: TableColumnAlignment { get }
  static var center: TableColumnAlignment { get }
  static var trailing: TableColumnAlignment { get }
  static var numeric: TableColumnAlignment { get }
  static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment
}
