// MediaPlayer: the declarations of MPShuffleType.
// Declared as the framework's interface has it, with code of our own.

enum MPShuffleType: Int, Sendable {
  case off = 0
  case items = 1
  case collections = 2
}
