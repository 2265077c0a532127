// Swift's module RegexBuilder: the declarations of Reference.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Reference<Capture>: RegexComponent {
  init(_ captureType: Capture.Type = Capture.self)
  var regex: Regex<Capture> { get }
  typealias RegexOutput = Capture
}
