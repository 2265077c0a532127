// Swift's module RegexBuilder: the declarations of Regex.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension Regex {
  init(@RegexComponentBuilder _ content: () -> some RegexComponent<Output>)
}

extension Regex.Match {
  subscript<Capture>(reference: Reference<Capture>) -> Capture { get }
}
