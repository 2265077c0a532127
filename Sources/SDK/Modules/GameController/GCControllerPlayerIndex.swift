// GameController: the declarations of GCControllerPlayerIndex.
// Declared as the framework's interface has it, with code of our own.

enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1 = 0
  case index2
  case index3
  case index4
}
