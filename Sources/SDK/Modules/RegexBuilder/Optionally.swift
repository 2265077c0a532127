// Swift's module RegexBuilder: the declarations of Optionally.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Optionally<Output> {
  var regex: Regex<Output> { get set }
  typealias RegexOutput = Output
}

extension Optionally {
  @_disfavoredOverload init(_ component: some RegexComponent, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == Substring
}

extension Optionally {
  @_disfavoredOverload init(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent) where Output == Substring
}

extension Optionally {
  init<W, C1>(_ component: some RegexComponent<(W, C1)>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?)
}

extension Optionally {
  init<W, C1>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>)
  where Output == (Substring, C1?)
}

extension Optionally {
  init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?)
}

extension Optionally {
  init<W, C1, C2>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>)
  where Output == (Substring, C1?, C2?)
}

extension Optionally {
  init<W, C1, C2, C3>(
    _ component: some RegexComponent<(W, C1, C2, C3)>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?)
}

extension Optionally {
  init<W, C1, C2, C3>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>)
  where Output == (Substring, C1?, C2?, C3?)
}

extension Optionally {
  init<W, C1, C2, C3, C4>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?)
}

extension Optionally {
  init<W, C1, C2, C3, C4>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>)
  where Output == (Substring, C1?, C2?, C3?, C4?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    >) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>,
    _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
}

extension Optionally {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    >) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
}

extension Optionally: RegexComponent {}
