// Swift's standard library: the declarations of StrideThrough.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct StrideThrough<Element> where Element: Strideable {}

extension StrideThrough: Sequence {
  func makeIterator() -> StrideThroughIterator<Element>
  var underestimatedCount: Int { get }
  typealias Iterator = StrideThroughIterator<Element>
}

extension StrideThrough: CustomReflectable {
  var customMirror: Mirror { get }
}

extension StrideThrough: Sendable where Element: Sendable, Element.Stride: Sendable {}
