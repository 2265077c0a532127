// Swift's module RegexBuilder: the declarations of TryCapture.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct TryCapture<Output> {
  var regex: Regex<Output> { get set }
  typealias RegexOutput = Output
}

extension TryCapture {
  @_disfavoredOverload init<W, NewCapture>(
    _ component: some RegexComponent<W>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture)
  @_disfavoredOverload init<W, NewCapture>(
    _ component: some RegexComponent<W>, as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture)
}

extension TryCapture {
  @_disfavoredOverload init<W, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture)
  @_disfavoredOverload init<W, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<W>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture)
}

extension TryCapture {
  init<W, C1, NewCapture>(
    _ component: some RegexComponent<(W, C1)>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1)
  init<W, C1, NewCapture>(
    _ component: some RegexComponent<(W, C1)>, as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1)
}

extension TryCapture {
  init<W, C1, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1)
  init<W, C1, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1)>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1)
}

extension TryCapture {
  init<W, C1, C2, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2)>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2)
  init<W, C1, C2, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2)>, as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2)
}

extension TryCapture {
  init<W, C1, C2, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2)
  init<W, C1, C2, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2)>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2)
}

extension TryCapture {
  init<W, C1, C2, C3, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3)>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3)
  init<W, C1, C2, C3, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3)>, as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3)
}

extension TryCapture {
  init<W, C1, C2, C3, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3)
  init<W, C1, C2, C3, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3)>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4)
  init<W, C1, C2, C3, C4, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4)>, as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4)
  init<W, C1, C2, C3, C4, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4)>,
    transform: @escaping (W) throws -> NewCapture?) where Output == (Substring, NewCapture, C1, C2, C3, C4)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
  init<W, C1, C2, C3, C4, C5, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5)>, as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
  init<W, C1, C2, C3, C4, C5, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
  init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>, as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
  init<W, C1, C2, C3, C4, C5, C6, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
  init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>, as reference: Reference<NewCapture>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
  init<W, C1, C2, C3, C4, C5, C6, C7, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9)>,
    as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    >, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9)
    >, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>,
    transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(
    _ component: some RegexComponent<(W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>,
    as reference: Reference<NewCapture>, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
}

extension TryCapture {
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    >, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
  init<W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, NewCapture>(
    as reference: Reference<NewCapture>,
    @RegexComponentBuilder _ componentBuilder: () -> some RegexComponent<
      (W, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
    >, transform: @escaping (W) throws -> NewCapture?)
  where Output == (Substring, NewCapture, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)
}

extension TryCapture: RegexComponent {}
