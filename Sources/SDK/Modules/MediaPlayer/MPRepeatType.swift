// MediaPlayer: the declarations of MPRepeatType.
// Declared as the framework's interface has it, with code of our own.

enum MPRepeatType: Int, Sendable {
  case off = 0
  case one = 1
  case all = 2
}
