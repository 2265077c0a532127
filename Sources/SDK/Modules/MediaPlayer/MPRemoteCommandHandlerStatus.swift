// MediaPlayer: the declarations of MPRemoteCommandHandlerStatus.
// Declared as the framework's interface has it, with code of our own.

enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
