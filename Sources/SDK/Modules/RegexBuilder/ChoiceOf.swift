// Swift's module RegexBuilder: the declarations of ChoiceOf.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct ChoiceOf<Output> {
  var regex: Regex<Output> { get set }
  init(@AlternationBuilder _ builder: () -> ChoiceOf<Output>)
  typealias RegexOutput = Output
}

extension ChoiceOf: RegexComponent {}
