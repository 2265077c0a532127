// GameKit: the declarations of GKLocalPlayer. Nobody has signed in.
// Declared as the framework's interface has it, with code of our own.

class GKLocalPlayer: GKPlayer {
  static let _local = GKLocalPlayer()
  class var local: GKLocalPlayer { _local }
  var isAuthenticated: Bool { false }
  var isUnderage: Bool { false }
  var isMultiplayerGamingRestricted: Bool { get }
  var isPersonalizedCommunicationRestricted: Bool { get }
  /// It is called once the service has answered.
  var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)?
  override init() {}
  func register(_ listener: any GKLocalPlayerListener) {}
  func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  func unregisterAllListeners() {}
  func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {}
  func loadFriends() async throws -> [GKPlayer] { await withCheckedContinuation { _ in } }
}
