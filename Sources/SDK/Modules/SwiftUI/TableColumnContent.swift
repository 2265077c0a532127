// SwiftUI: the declarations of TableColumnContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  var tableColumnBody: Self.TableColumnBody { get }
}

extension TableColumnContent {
  func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<
    Self.TableRowValue, Self.TableColumnSortComparator
  >
  func customizationID(_ id: String) -> some TableColumnContent<
    Self.TableRowValue, Self.TableColumnSortComparator
  >
  func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> some TableColumnContent<
    Self.TableRowValue, Self.TableColumnSortComparator
  >
  func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<
    Self.TableRowValue, Self.TableColumnSortComparator
  >
}
