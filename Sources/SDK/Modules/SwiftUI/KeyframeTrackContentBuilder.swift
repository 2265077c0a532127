// SwiftUI: the declarations of KeyframeTrackContentBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
    expression
  }
  static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
  static func buildEither<First, Second>(first component: First)
    -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  static func buildEither<First, Second>(second component: Second)
    -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where
    Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent
  static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value>
  static func buildBlock() -> some KeyframeTrackContent<Value>
  struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    typealias Body = KeyframeTrackContentBuilder<Value>.Conditional<ConditionalValue, First, Second>
    typealias Value = ConditionalValue
  }
}
