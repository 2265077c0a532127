// Swift's module RegexBuilder: the declarations of RangeReplaceableCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension RangeReplaceableCollection where Self: BidirectionalCollection, Self.SubSequence == Substring {
  mutating func trimPrefix(@RegexComponentBuilder _ content: () -> some RegexComponent)
  func replacing<Replacement>(
    with replacement: Replacement, subrange: Range<Self.Index>, maxReplacements: Int = .max,
    @RegexComponentBuilder content: () -> some RegexComponent
  ) -> Self where Replacement: Collection, Replacement.Element == Character
  func replacing<Replacement>(
    with replacement: Replacement, maxReplacements: Int = .max,
    @RegexComponentBuilder content: () -> some RegexComponent
  ) -> Self where Replacement: Collection, Replacement.Element == Character
  mutating func replace<Replacement>(
    with replacement: Replacement, maxReplacements: Int = .max,
    @RegexComponentBuilder content: () -> some RegexComponent)
  where Replacement: Collection, Replacement.Element == Character
  func replacing<Output, Replacement>(
    subrange: Range<Self.Index>, maxReplacements: Int = .max,
    @RegexComponentBuilder content: () -> some RegexComponent<Output>,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  func replacing<Output, Replacement>(
    maxReplacements: Int = .max, @RegexComponentBuilder content: () -> some RegexComponent<Output>,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  mutating func replace<Output, Replacement>(
    maxReplacements: Int = .max, @RegexComponentBuilder content: () -> some RegexComponent<Output>,
    with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows
  where Replacement: Collection, Replacement.Element == Character
}
