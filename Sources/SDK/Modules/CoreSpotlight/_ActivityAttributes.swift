// CoreSpotlight: what users' activities hold of it.
// Declared as the framework's interface has it, with code of our own.

enum _ActivityAttributes {
  static var kept: [ObjectIdentifier: CSSearchableItemAttributeSet] = [:]
}
