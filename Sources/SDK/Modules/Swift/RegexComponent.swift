// Swift's standard library: the declarations of RegexComponent.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol RegexComponent<RegexOutput> {
  associatedtype RegexOutput
  var regex: Regex<Self.RegexOutput> { get }
}
