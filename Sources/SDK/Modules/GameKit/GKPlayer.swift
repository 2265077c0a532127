// GameKit: the declarations of GKPlayer.
// Declared as the framework's interface has it, with code of our own.

class GKPlayer: GKBasePlayer {
  enum PhotoSize: Int, Sendable {
    case small = 0
    case normal
  }
  var gamePlayerID: String { get }
  var teamPlayerID: String { get }
  override var displayName: String { get }
  var alias: String { get }
  func loadPhoto(
    for size: GKPlayer.PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
  ) {}
  func loadPhoto(for size: GKPlayer.PhotoSize) async throws -> UIImage {
    await withCheckedContinuation { _ in }
  }
}
