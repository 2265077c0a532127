// GameKit: the declarations of GKLeaderboard. What is on it comes from the network.
// Declared as the framework's interface has it, with code of our own.

class GKLeaderboard: NSObject {
  enum PlayerScope: Int, Sendable {
    case global = 0
    case friendsOnly
  }
  enum TimeScope: Int, Sendable {
    case today = 0
    case week
    case allTime
  }
  enum LeaderboardType: Int, Sendable {
    case classic = 0
    case recurring
  }
  class Entry: NSObject {
    var player: GKPlayer { get }
    var rank: Int { get }
    var score: Int { get }
    var formattedScore: String { get }
    var context: Int { get }
    var date: Date { get }
  }
  var title: String? { get }
  var groupIdentifier: String? { get }
  var baseLeaderboardID: String { get }
  var type: GKLeaderboard.LeaderboardType { get }
  class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {}
  class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    await withCheckedContinuation { _ in }
  }
  class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {}
  class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func loadEntries(
    for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange,
    completionHandler:
      @escaping (
        GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, Int, (any Error)?
      ) -> Void
  ) {}
  func loadEntries(
    for playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope, range: NSRange
  ) async throws -> (GKLeaderboard.Entry?, [GKLeaderboard.Entry], Int) {
    await withCheckedContinuation { _ in }
  }
  func loadEntries(
    for players: [GKPlayer], timeScope: GKLeaderboard.TimeScope
  ) async throws -> (GKLeaderboard.Entry?, [GKLeaderboard.Entry]) {
    await withCheckedContinuation { _ in }
  }
}
