// Swift's module RegexBuilder: the declarations of StringProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension StringProtocol where Self.SubSequence == Substring {
  func split(separator: String, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Substring]
  func split(separator: Substring, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true)
    -> [Substring]
}
