// Swift's module RegexBuilder: the declarations of String.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension String: RegexComponent {
  typealias Output = Substring
  var regex: Regex<String.Output> { get }
  typealias RegexOutput = String.Output
}
