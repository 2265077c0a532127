// SwiftUI: the declarations of EditMode.
// Declared as the framework's interface has it, with code of our own.

enum EditMode: Hashable {
  case inactive
  case transient
  case active

  var isEditing: Bool { self != .inactive }
}
