// GameKit: the declarations of GKBasePlayer.
// Declared as the framework's interface has it, with code of our own.

class GKBasePlayer: NSObject {
  var displayName: String? { get }
}
