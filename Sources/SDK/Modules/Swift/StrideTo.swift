// Swift's standard library: the declarations of StrideTo.
// Declared as the toolchain's interface has it, with code of our own.

struct StrideTo<Element> where Element: Strideable {
  let start: Element
  let end: Element
  let stride: Element.Stride

  init(start: Element, end: Element, stride: Element.Stride) {
    precondition(stride != (0 as Element.Stride), "Stride size must not be zero")
    self.start = start
    self.end = end
    self.stride = stride
  }
}

extension StrideTo: Sequence {
  func makeIterator() -> StrideToIterator<Element> {
    StrideToIterator(start: start, end: end, stride: stride)
  }
  var underestimatedCount: Int {
    var iterator = makeIterator()
    var count = 0
    while let _ = iterator.next() { count += 1 }
    return count
  }
  typealias Iterator = StrideToIterator<Element>
}

extension StrideTo: CustomReflectable {
  var customMirror: Mirror { get }
}

extension StrideTo: Sendable where Element: Sendable, Element.Stride: Sendable {}
