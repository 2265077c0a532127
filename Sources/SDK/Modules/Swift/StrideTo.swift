// Swift's standard library: the declarations of StrideTo.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct StrideTo<Element> where Element: Strideable {}

extension StrideTo: Sequence {
  func makeIterator() -> StrideToIterator<Element>
  var underestimatedCount: Int { get }
  typealias Iterator = StrideToIterator<Element>
}

extension StrideTo: CustomReflectable {
  var customMirror: Mirror { get }
}

extension StrideTo: Sendable where Element: Sendable, Element.Stride: Sendable {}
