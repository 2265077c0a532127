// MediaPlayer: the declarations of MPMediaLibraryAuthorizationStatus.
// Declared as the framework's interface has it, with code of our own.

enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}
