// Swift's module RegexBuilder: the declarations of NegativeLookahead.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct NegativeLookahead<Output> {
  var regex: Regex<Output> { get set }
  init<R>(_ component: R) where Output == R.RegexOutput, R: RegexComponent
  init<R>(@RegexComponentBuilder _ component: () -> R) where Output == R.RegexOutput, R: RegexComponent
  typealias RegexOutput = Output
}

extension NegativeLookahead: RegexComponent {}
