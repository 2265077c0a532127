// SwiftUI: the declarations of ScenePhase.
// Declared as the framework's interface has it, with code of our own.

enum ScenePhase: Comparable, Hashable {
  case background
  case inactive
  case active
}
