// Swift's module RegexBuilder: the declarations of Unicode.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Unicode.Scalar: RegexComponent {
  typealias Output = Substring
  var regex: Regex<Unicode.Scalar.Output> { get }
  typealias RegexOutput = Unicode.Scalar.Output
}
