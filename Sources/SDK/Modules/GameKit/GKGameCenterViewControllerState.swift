// GameKit: the declarations of GKGameCenterViewControllerState.
// Declared as the framework's interface has it, with code of our own.

enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards = 0
  case achievements = 1
  case challenges = 2
  case localPlayerProfile = 3
  case dashboard = 4
  case localPlayerFriendsList = 5
}
