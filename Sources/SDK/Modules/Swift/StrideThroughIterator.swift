// Swift's standard library: the declarations of StrideThroughIterator.
// Declared as the toolchain's interface has it, with code of our own.

struct StrideThroughIterator<Element> where Element: Strideable {
  let start: Element
  let end: Element
  let stride: Element.Stride
  var current: Element
  /// How many steps it has gone: sums of floating-point numbers would drift.
  var index: Int

  init(start: Element, end: Element, stride: Element.Stride) {
    self.start = start
    self.end = end
    self.stride = stride
    current = start
    index = 0
  }
}

extension StrideThroughIterator: IteratorProtocol {
  mutating func next() -> Element? {
    let value = current
    // -1: the end has been given, beyond which there may be no value.
    if index < 0 || (stride > (0 as Element.Stride) ? value > end : value < end) { return nil }
    if value == end { index = -1 } else { current = value.advanced(by: stride) }
    return value
  }
}

extension StrideThroughIterator: Sendable where Element: Sendable, Element.Stride: Sendable {}
