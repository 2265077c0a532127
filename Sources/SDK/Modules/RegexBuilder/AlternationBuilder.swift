// Swift's module RegexBuilder: the declarations of AlternationBuilder.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

@resultBuilder struct AlternationBuilder {
  @_disfavoredOverload static func buildPartialBlock<R>(first component: R) -> ChoiceOf<R.RegexOutput>
  where R: RegexComponent
  static func buildExpression<R>(_ regex: R) -> R where R: RegexComponent
}

extension AlternationBuilder {
  static func buildPartialBlock(accumulated: some RegexComponent, next: some RegexComponent) -> ChoiceOf<
    Substring
  >
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1>(accumulated: some RegexComponent, next: some RegexComponent<(W1, C1)>)
    -> ChoiceOf<(Substring, C1?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2)>
  ) -> ChoiceOf<(Substring, C1?, C2?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2, C3>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1>(accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent)
    -> ChoiceOf<(Substring, C1)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2)>
  ) -> ChoiceOf<(Substring, C1, C2?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1)>,
    next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, W1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1)>,
    next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, W1, C3>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, W1, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2)>,
    next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, W1, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2)>,
    next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, W1, C4>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>,
    next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, W1, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>,
    next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>,
    next: some RegexComponent<(W1, C5, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, W1, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>,
    next: some RegexComponent<(W1, C5, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5?, C6?, C7?, C8?, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>,
    next: some RegexComponent<(W1, C6, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, W1, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>,
    next: some RegexComponent<(W1, C6, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6?, C7?, C8?, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, W1, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, W1, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, W1, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>,
    next: some RegexComponent<(W1, C7, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, W1, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>,
    next: some RegexComponent<(W1, C7, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7?, C8?, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, W1, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, W1, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>,
    next: some RegexComponent<(W1, C8, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, W1, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>,
    next: some RegexComponent<(W1, C8, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8?, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, W1, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>,
    next: some RegexComponent<(W1, C9)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, W1, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>,
    next: some RegexComponent<(W1, C9, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9?, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension AlternationBuilder {
  static func buildPartialBlock<W0, C1, C2, C3, C4, C5, C6, C7, C8, C9, W1, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    next: some RegexComponent<(W1, C10)>
  ) -> ChoiceOf<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10?)>
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1>(first regex: R) -> ChoiceOf<(W, C1?)>
  where R: RegexComponent, R.RegexOutput == (W, C1)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2>(first regex: R) -> ChoiceOf<(W, C1?, C2?)>
  where R: RegexComponent, R.RegexOutput == (W, C1, C2)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2, C3>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?)>
  where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2, C3, C4>(first regex: R) -> ChoiceOf<(W, C1?, C2?, C3?, C4?)>
  where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2, C3, C4, C5>(first regex: R) -> ChoiceOf<
    (W, C1?, C2?, C3?, C4?, C5?)
  > where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6>(first regex: R) -> ChoiceOf<
    (W, C1?, C2?, C3?, C4?, C5?, C6?)
  > where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6, C7>(first regex: R) -> ChoiceOf<
    (W, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
  > where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6, C7)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6, C7, C8>(first regex: R) -> ChoiceOf<
    (W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
  > where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6, C7, C8)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(first regex: R) -> ChoiceOf<
    (W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
  > where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
}

extension AlternationBuilder {
  static func buildPartialBlock<R, W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(first regex: R) -> ChoiceOf<
    (W, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
  > where R: RegexComponent, R.RegexOutput == (W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
}
