// Swift's module RegexBuilder: the declarations of Character.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Character: RegexComponent {
  typealias Output = Substring
  var regex: Regex<Character.Output> { get }
  typealias RegexOutput = Character.Output
}
