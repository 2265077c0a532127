// SwiftUI: the declarations of _PlatformViewRepresentableLayoutOptions.
// Declared as the framework's interface has it, with code of our own.

struct _PlatformViewRepresentableLayoutOptions: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
}
