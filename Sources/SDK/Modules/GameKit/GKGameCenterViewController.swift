// GameKit: the declarations of GKGameCenterViewController.
// Declared as the framework's interface has it, with code of our own.

class GKGameCenterViewController: UINavigationController {
  weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  init(state: GKGameCenterViewControllerState) { super.init(nibName: nil, bundle: nil) }
  init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
    super.init(nibName: nil, bundle: nil)
  }
  init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
    super.init(nibName: nil, bundle: nil)
  }
  init(achievementID: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder)
}
