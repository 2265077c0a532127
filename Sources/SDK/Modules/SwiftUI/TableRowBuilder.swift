// SwiftUI: the declarations of TableRowBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct TableRowBuilder<Value> where Value: Identifiable {
  static func buildExpression<Content>(_ content: Content) -> Content
  where Value == Content.TableRowValue, Content: TableRowContent { content }
  static func buildBlock<C>(_ content: C) -> C where Value == C.TableRowValue, C: TableRowContent { content }
  static func buildIf<C>(_ content: C?) -> C? where Value == C.TableRowValue, C: TableRowContent { content }
  static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue
  static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T: TableRowContent, F: TableRowContent, T.TableRowValue == F.TableRowValue
  static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<Value, (C0, C1)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C0.TableRowValue == C1.TableRowValue
  static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleTableRowContent<
    Value, (C0, C1, C2)
  >
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue
  static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3)
  >
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C3: TableRowContent, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue
  static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C3: TableRowContent, C4: TableRowContent, C0.TableRowValue == C1.TableRowValue,
    C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue
  static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C0.TableRowValue == C1.TableRowValue,
    C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
    C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
    C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
    C6.TableRowValue == C7.TableRowValue
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C8: TableRowContent, C0.TableRowValue == C1.TableRowValue, C1.TableRowValue == C2.TableRowValue,
    C2.TableRowValue == C3.TableRowValue, C3.TableRowValue == C4.TableRowValue,
    C4.TableRowValue == C5.TableRowValue, C5.TableRowValue == C6.TableRowValue,
    C6.TableRowValue == C7.TableRowValue, C7.TableRowValue == C8.TableRowValue
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    Value == C0.TableRowValue, C0: TableRowContent, C1: TableRowContent, C2: TableRowContent,
    C3: TableRowContent, C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C8: TableRowContent, C9: TableRowContent, C0.TableRowValue == C1.TableRowValue,
    C1.TableRowValue == C2.TableRowValue, C2.TableRowValue == C3.TableRowValue,
    C3.TableRowValue == C4.TableRowValue, C4.TableRowValue == C5.TableRowValue,
    C5.TableRowValue == C6.TableRowValue, C6.TableRowValue == C7.TableRowValue,
    C7.TableRowValue == C8.TableRowValue, C8.TableRowValue == C9.TableRowValue
}
