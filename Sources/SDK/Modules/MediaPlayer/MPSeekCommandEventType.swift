// MediaPlayer: the declarations of MPSeekCommandEventType.
// Declared as the framework's interface has it, with code of our own.

enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  case endSeeking = 1
}
