// SwiftUI: the declarations of KeyframesBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct KeyframesBuilder<Value> {
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
  static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable
  static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent
  static func buildExpression<Content>(_ expression: Content) -> Content
  where Value == Content.Value, Content: Keyframes { expression }
  static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.Value, Content: Keyframes
  static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>)
    -> some Keyframes<Value>
  static func buildBlock() -> some Keyframes<Value>
  static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes
}
