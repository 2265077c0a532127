// Swift's module RegexBuilder: the declarations of Substring.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Substring: RegexComponent {
  typealias Output = Substring
  var regex: Regex<Substring.Output> { get }
  typealias RegexOutput = Substring.Output
}
