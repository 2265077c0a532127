// Swift's module RegexBuilder: the declarations of One.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct One<Output>: RegexComponent {
  var regex: Regex<Output> { get set }
  init(_ component: some RegexComponent<Output>)
  typealias RegexOutput = Output
}
