// GameKit: the declarations of GKGameCenterControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
