// Swift's module RegexBuilder: the declarations of Repeat.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Repeat<Output> {
  var regex: Regex<Output> { get set }
  typealias RegexOutput = Output
}

extension Repeat {
  @_disfavoredOverload init(_ component: some RegexComponent, count: Int) where Output == Substring
  @_disfavoredOverload init(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent)
  where Output == Substring
  @_disfavoredOverload init(
    _ component: some RegexComponent, _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil) where Output == Substring
  @_disfavoredOverload init(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent) where Output == Substring
}

extension Repeat {
  init<W, C1>(_ component: some RegexComponent<(W, C1)>, count: Int) where Output == (Substring, C1?)
  init<W, C1>(count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>)
  where Output == (Substring, C1?)
  init<W, C1>(
    _ component: some RegexComponent<(W, C1)>, _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?)
  init<W, C1>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>)
  where Output == (Substring, C1?)
}

extension Repeat {
  init<W, C1, C2>(_ component: some RegexComponent<(W, C1, C2)>, count: Int)
  where Output == (Substring, C1?, C2?)
  init<W, C1, C2>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>)
  where Output == (Substring, C1?, C2?)
  init<W, C1, C2>(
    _ component: some RegexComponent<(W, C1, C2)>, _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?)
  init<W, C1, C2>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>)
  where Output == (Substring, C1?, C2?)
}

extension Repeat {
  init<W, C1, C2, C3>(_ component: some RegexComponent<(W, C1, C2, C3)>, count: Int)
  where Output == (Substring, C1?, C2?, C3?)
  init<W, C1, C2, C3>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>)
  where Output == (Substring, C1?, C2?, C3?)
  init<W, C1, C2, C3>(
    _ component: some RegexComponent<(W, C1, C2, C3)>, _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?)
  init<W, C1, C2, C3>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>)
  where Output == (Substring, C1?, C2?, C3?)
}

extension Repeat {
  init<W, C1, C2, C3, C4>(_ component: some RegexComponent<(W, C1, C2, C3, C4)>, count: Int)
  where Output == (Substring, C1?, C2?, C3?, C4?)
  init<W, C1, C2, C3, C4>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>)
  where Output == (Substring, C1?, C2?, C3?, C4?)
  init<W, C1, C2, C3, C4>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>, _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?)
  init<W, C1, C2, C3, C4>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>)
  where Output == (Substring, C1?, C2?, C3?, C4?)
}

extension Repeat {
  init<W, C1, C2, C3, C4, C5>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, count: Int)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
  init<W, C1, C2, C3, C4, C5>(
    count: Int, @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
  init<W, C1, C2, C3, C4, C5>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
  init<W, C1, C2, C3, C4, C5>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?)
}

extension Repeat {
  init<W, C1, C2, C3, C4, C5, C6>(_ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, count: Int)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
  init<W, C1, C2, C3, C4, C5, C6>(
    count: Int,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
  init<W, C1, C2, C3, C4, C5, C6>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, _ expression: some RangeExpression<Int>,
    _ behavior: RegexRepetitionBehavior? = nil) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
  init<W, C1, C2, C3, C4, C5, C6>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?)
}

extension Repeat {
  init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, count: Int)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
  init<W, C1, C2, C3, C4, C5, C6, C7>(
    count: Int,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
  init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
  init<W, C1, C2, C3, C4, C5, C6, C7>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?)
}

extension Repeat {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>, count: Int)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    count: Int,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?)
}

extension Repeat {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>, count: Int)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    count: Int,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    >) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    >) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?)
}

extension Repeat {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>, count: Int)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    count: Int,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    >) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>,
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil)
  where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ expression: some RangeExpression<Int>, _ behavior: RegexRepetitionBehavior? = nil,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    >) where Output == (Substring, C1?, C2?, C3?, C4?, C5?, C6?, C7?, C8?, C9?, C10?)
}

extension Repeat: RegexComponent {}
