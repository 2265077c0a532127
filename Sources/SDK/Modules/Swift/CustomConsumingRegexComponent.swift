// Swift's standard library: the declarations of CustomConsumingRegexComponent.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol CustomConsumingRegexComponent: RegexComponent {
  func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (
    upperBound: String.Index, output: Self.RegexOutput
  )?
}

extension CustomConsumingRegexComponent {
  var regex: Regex<Self.RegexOutput> { get }
}
