// CoreLocation: the declarations of CLRegion.
// Declared as the framework's interface has it, with code of our own.

class CLRegion: NSObject, Sendable {
  let identifier: String
  var notifyOnEntry: Bool = true
  var notifyOnExit: Bool = true
  init(_identifier: String) { identifier = _identifier }
}
