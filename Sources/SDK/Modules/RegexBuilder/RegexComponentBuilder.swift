// Swift's module RegexBuilder: the declarations of RegexComponentBuilder.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

@resultBuilder enum RegexComponentBuilder {
  static func buildBlock() -> Regex<Substring>
  static func buildPartialBlock<R>(first component: R) -> Regex<R.RegexOutput> where R: RegexComponent
  static func buildExpression<R>(_ regex: R) -> R where R: RegexComponent
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1)>
  ) -> Regex<(Substring, C1)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2)>
  ) -> Regex<(Substring, C1, C2)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3)>
  ) -> Regex<(Substring, C1, C2, C3)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4)>
  ) -> Regex<(Substring, C1, C2, C3, C4)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<W0>, next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<W0>,
    next: some RegexComponent<(W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2)>
  ) -> Regex<(Substring, C1, C2)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3)>
  ) -> Regex<(Substring, C1, C2, C3)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4)>
  ) -> Regex<(Substring, C1, C2, C3, C4)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1)>, next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1)>,
    next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1)>,
    next: some RegexComponent<(W1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3)>
  ) -> Regex<(Substring, C1, C2, C3)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4)>
  ) -> Regex<(Substring, C1, C2, C3, C4)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2)>, next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2)>,
    next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2)>,
    next: some RegexComponent<(W1, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4)>
  ) -> Regex<(Substring, C1, C2, C3, C4)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>, next: some RegexComponent<(W1, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>,
    next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3)>,
    next: some RegexComponent<(W1, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>, next: some RegexComponent<(W1, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>,
    next: some RegexComponent<(W1, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4)>,
    next: some RegexComponent<(W1, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>, next: some RegexComponent<(W1, C6, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>,
    next: some RegexComponent<(W1, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5)>,
    next: some RegexComponent<(W1, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent<(W1, C7, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>,
    next: some RegexComponent<(W1, C7, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6)>,
    next: some RegexComponent<(W1, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent<(W1, C8)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>,
    next: some RegexComponent<(W1, C8, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7)>,
    next: some RegexComponent<(W1, C8, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>,
    next: some RegexComponent<(W1, C9)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8)>,
    next: some RegexComponent<(W1, C9, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, W1, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    accumulated: some RegexComponent<(W0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    next: some RegexComponent<(W1, C10)>
  ) -> Regex<(Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0>(accumulated: some RegexComponent<W0>, next: some RegexComponent) -> Regex<
    Substring
  >
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0>(accumulated: some RegexComponent<(W0, C0)>, next: some RegexComponent)
    -> Regex<(Substring, C0)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1>(
    accumulated: some RegexComponent<(W0, C0, C1)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1, C2>(
    accumulated: some RegexComponent<(W0, C0, C1, C2)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1, C2)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1, C2, C3>(
    accumulated: some RegexComponent<(W0, C0, C1, C2, C3)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1, C2, C3)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1, C2, C3, C4>(
    accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1, C2, C3, C4)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5>(
    accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5, C6>(
    accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5, C6)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5, C6, C7>(
    accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5, C6, C7)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5, C6, C7, C8)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8)>
}

extension RegexComponentBuilder {
  static func buildPartialBlock<W0, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    accumulated: some RegexComponent<(W0, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, next: some RegexComponent
  ) -> Regex<(Substring, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability(_ component: some RegexComponent) -> Regex<Substring>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1>(_ component: some RegexComponent<(W, C1)>) -> Regex<
    (Substring, C1?)
  >
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>) -> Regex<
    (Substring, C1?, C2?)
  >
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>)
    -> Regex<(Substring, C1?, C2?, C3?)>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2, C3, C4>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>
  ) -> Regex<(Substring, C1?, C2?, C3?, C4?)>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2, C3, C4, C5>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>
  ) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?)>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>
  ) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?)>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>
  ) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>
  ) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  ) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)>
}

extension RegexComponentBuilder {
  static func buildLimitedAvailability<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  ) -> Regex<(Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)>
}
