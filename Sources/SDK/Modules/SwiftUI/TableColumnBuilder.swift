// SwiftUI: the declarations of TableColumnBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  static func buildExpression<Content, Label>(_ column: TableColumn<RowValue, Sort, Content, Label>)
    -> TableColumn<RowValue, Sort, Content, Label> where Content: View, Label: View
  @_disfavoredOverload static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> where Content: View, Label: View
  static func buildExpression<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent
  { column }
  @_disfavoredOverload static func buildExpression<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never
  { column }
  static func buildBlock<Column>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator, Column: TableColumnContent
  { column }
  @_disfavoredOverload static func buildBlock<Column>(_ column: Column) -> Column
  where
    RowValue == Column.TableRowValue, Column: TableColumnContent, Column.TableColumnSortComparator == Never
  { column }
  static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator, C: TableColumnContent { content }
  @_disfavoredOverload static func buildIf<C>(_ content: C?) -> C?
  where RowValue == C.TableRowValue, C: TableColumnContent, C.TableColumnSortComparator == Never { content }
  static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent,
    F: TableColumnContent, T.TableColumnSortComparator == F.TableColumnSortComparator,
    T.TableRowValue == F.TableRowValue
  @_disfavoredOverload static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == Never, T.TableRowValue == F.TableRowValue,
    F.TableColumnSortComparator == Never
  static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent,
    F: TableColumnContent, T.TableColumnSortComparator == F.TableColumnSortComparator,
    T.TableRowValue == F.TableRowValue
  @_disfavoredOverload static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where
    RowValue == T.TableRowValue, T: TableColumnContent, F: TableColumnContent,
    T.TableColumnSortComparator == Never, T.TableRowValue == F.TableRowValue,
    F.TableColumnSortComparator == Never
  static func buildLimitedAvailability(_ content: any TableColumnContent<RowValue, Sort>)
    -> some TableColumnContent<RowValue, Sort>
  @_disfavoredOverload static func buildLimitedAvailability(
    _ content: any TableColumnContent<RowValue, Never>
  ) -> some TableColumnContent<RowValue, Never>
  static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent,
    C0.TableRowValue == C1.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableColumnContent<
    RowValue, Never, (C0, C1)
  >
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent,
    C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue,
    C1.TableColumnSortComparator == Never
  static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1, C2)
  >
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2)
    -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue,
    C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue,
    C2.TableColumnSortComparator == Never
  static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableColumnContent<
    RowValue, Sort, (C0, C1, C2, C3)
  >
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3)
    -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue,
    C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue,
    C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue,
    C3.TableColumnSortComparator == Never
  static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C0.TableRowValue == C1.TableRowValue,
    C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C0.TableColumnSortComparator == Never,
    C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never,
    C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never,
    C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never,
    C3.TableRowValue == C4.TableRowValue, C4.TableColumnSortComparator == Never
  static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
    C4.TableRowValue == C5.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent,
    C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue,
    C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue,
    C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue,
    C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue,
    C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue,
    C5.TableColumnSortComparator == Never
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
    C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue,
    C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue,
    C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue,
    C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue,
    C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue,
    C5.TableColumnSortComparator == Never, C5.TableRowValue == C6.TableRowValue,
    C6.TableColumnSortComparator == Never
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    C7: TableColumnContent, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
    C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
    C6.TableRowValue == C7.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    C7: TableColumnContent, C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue,
    C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue,
    C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue,
    C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue,
    C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue,
    C5.TableColumnSortComparator == Never, C5.TableRowValue == C6.TableRowValue,
    C6.TableColumnSortComparator == Never, C6.TableRowValue == C7.TableRowValue,
    C7.TableColumnSortComparator == Never
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    C7: TableColumnContent, C8: TableColumnContent, C0.TableRowValue == C1.TableRowValue,
    C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue,
    C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue,
    C7.TableRowValue == C8.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    C7: TableColumnContent, C8: TableColumnContent, C0.TableColumnSortComparator == Never,
    C0.TableRowValue == C1.TableRowValue, C1.TableColumnSortComparator == Never,
    C1.TableRowValue == C2.TableRowValue, C2.TableColumnSortComparator == Never,
    C2.TableRowValue == C3.TableRowValue, C3.TableColumnSortComparator == Never,
    C3.TableRowValue == C4.TableRowValue, C4.TableColumnSortComparator == Never,
    C4.TableRowValue == C5.TableRowValue, C5.TableColumnSortComparator == Never,
    C5.TableRowValue == C6.TableRowValue, C6.TableColumnSortComparator == Never,
    C6.TableRowValue == C7.TableRowValue, C7.TableColumnSortComparator == Never,
    C7.TableRowValue == C8.TableRowValue, C8.TableColumnSortComparator == Never
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    C7: TableColumnContent, C8: TableColumnContent, C9: TableColumnContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
    C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
    C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue,
    C8.TableRowValue == C9.TableRowValue
  @_disfavoredOverload static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Never, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    RowValue == C0.TableRowValue, C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent,
    C3: TableColumnContent, C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent,
    C7: TableColumnContent, C8: TableColumnContent, C9: TableColumnContent,
    C0.TableColumnSortComparator == Never, C0.TableRowValue == C1.TableRowValue,
    C1.TableColumnSortComparator == Never, C1.TableRowValue == C2.TableRowValue,
    C2.TableColumnSortComparator == Never, C2.TableRowValue == C3.TableRowValue,
    C3.TableColumnSortComparator == Never, C3.TableRowValue == C4.TableRowValue,
    C4.TableColumnSortComparator == Never, C4.TableRowValue == C5.TableRowValue,
    C5.TableColumnSortComparator == Never, C5.TableRowValue == C6.TableRowValue,
    C6.TableColumnSortComparator == Never, C6.TableRowValue == C7.TableRowValue,
    C7.TableColumnSortComparator == Never, C7.TableRowValue == C8.TableRowValue,
    C8.TableColumnSortComparator == Never, C8.TableRowValue == C9.TableRowValue,
    C9.TableColumnSortComparator == Never
}
