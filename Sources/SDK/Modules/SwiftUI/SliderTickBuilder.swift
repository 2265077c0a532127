// SwiftUI: the declarations of SliderTickBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct SliderTickBuilder<V> where V: BinaryFloatingPoint {
  static func buildBlock() -> some SliderTickContent<V>
  static func buildBlock(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }
  static func buildExpression(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }
  static func buildIf(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }
  static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where V == T.Value, T: SliderTickContent, F: SliderTickContent, T.Body == F.Body
  static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where V == T.Value, T: SliderTickContent, F: SliderTickContent, T.Body == F.Body
  static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some SliderTickContent<V>
  where V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C0.Value == C1.Value
  static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C0.Value == C1.Value,
    C1.Value == C2.Value
  static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value
  static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value,
    C3.Value == C4.Value
  static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C0.Value == C1.Value, C1.Value == C2.Value,
    C2.Value == C3.Value, C3.Value == C4.Value, C4.Value == C5.Value
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C0.Value == C1.Value,
    C1.Value == C2.Value, C2.Value == C3.Value, C3.Value == C4.Value, C4.Value == C5.Value,
    C5.Value == C6.Value
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value, C3.Value == C4.Value,
    C4.Value == C5.Value, C5.Value == C6.Value, C6.Value == C7.Value
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C8: SliderTickContent, C0.Value == C1.Value, C1.Value == C2.Value, C2.Value == C3.Value,
    C3.Value == C4.Value, C4.Value == C5.Value, C5.Value == C6.Value, C6.Value == C7.Value,
    C7.Value == C8.Value
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some SliderTickContent<V>
  where
    V == C0.Value, C0: SliderTickContent, C1: SliderTickContent, C2: SliderTickContent, C3: SliderTickContent,
    C4: SliderTickContent, C5: SliderTickContent, C6: SliderTickContent, C7: SliderTickContent,
    C8: SliderTickContent, C9: SliderTickContent, C0.Value == C1.Value, C1.Value == C2.Value,
    C2.Value == C3.Value, C3.Value == C4.Value, C4.Value == C5.Value, C5.Value == C6.Value,
    C6.Value == C7.Value, C7.Value == C8.Value, C8.Value == C9.Value
}
