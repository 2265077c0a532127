// Swift's module RegexBuilder: the declarations of Local.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Local<Output> {
  var regex: Regex<Output> { get set }
  typealias RegexOutput = Output
}

extension Local {
  @_disfavoredOverload init(_ component: some RegexComponent) where Output == Substring
}

extension Local {
  @_disfavoredOverload init(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent)
  where Output == Substring
}

extension Local {
  init<W, C1>(_ component: some RegexComponent<(W, C1)>) where Output == (Substring, C1)
}

extension Local {
  init<W, C1>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>)
  where Output == (Substring, C1)
}

extension Local {
  init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>) where Output == (Substring, C1, C2)
}

extension Local {
  init<W, C1, C2>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>)
  where Output == (Substring, C1, C2)
}

extension Local {
  init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>)
  where Output == (Substring, C1, C2, C3)
}

extension Local {
  init<W, C1, C2, C3>(@RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>)
  where Output == (Substring, C1, C2, C3)
}

extension Local {
  init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>)
  where Output == (Substring, C1, C2, C3, C4)
}

extension Local {
  init<W, C1, C2, C3, C4>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>)
  where Output == (Substring, C1, C2, C3, C4)
}

extension Local {
  init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>)
  where Output == (Substring, C1, C2, C3, C4, C5)
}

extension Local {
  init<W, C1, C2, C3, C4, C5>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>)
  where Output == (Substring, C1, C2, C3, C4, C5)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>)
  where Output == (Substring, C1, C2, C3, C4, C5, C6)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>)
  where Output == (Substring, C1, C2, C3, C4, C5, C6)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6, C7>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>)
  where Output == (Substring, C1, C2, C3, C4, C5, C6, C7)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6, C7>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>)
  where Output == (Substring, C1, C2, C3, C4, C5, C6, C7)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>)
  where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>)
  where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>)
  where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    >) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>)
  where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
}

extension Local {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    >) where Output == (Substring, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
}

extension Local: RegexComponent {}
