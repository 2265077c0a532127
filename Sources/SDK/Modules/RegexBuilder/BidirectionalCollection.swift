// Swift's module RegexBuilder: the declarations of BidirectionalCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension BidirectionalCollection where Self.SubSequence == Substring {
  func wholeMatch<Output>(@RegexComponentBuilder of content: () -> some RegexComponent<Output>) -> Regex<
    Output
  >.Match?
  func prefixMatch<Output>(@RegexComponentBuilder of content: () -> some RegexComponent<Output>) -> Regex<
    Output
  >.Match?
  func contains(@RegexComponentBuilder _ content: () -> some RegexComponent) -> Bool
  func firstRange(@RegexComponentBuilder of content: () -> some RegexComponent) -> Range<Self.Index>?
  func ranges(@RegexComponentBuilder of content: () -> some RegexComponent) -> [Range<Self.Index>]
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    @RegexComponentBuilder separator: () -> some RegexComponent
  ) -> [Self.SubSequence]
  func starts(@RegexComponentBuilder with content: () -> some RegexComponent) -> Bool
  func trimmingPrefix(@RegexComponentBuilder _ content: () -> some RegexComponent) -> Self.SubSequence
  func firstMatch<Output>(@RegexComponentBuilder of content: () -> some RegexComponent<Output>) -> Regex<
    Output
  >.Match?
  func matches<Output>(@RegexComponentBuilder of content: () -> some RegexComponent<Output>) -> [Regex<Output>
    .Match]
}
