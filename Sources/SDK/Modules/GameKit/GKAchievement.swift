// GameKit: the declarations of GKAchievement. What is reached comes from the network.
// Declared as the framework's interface has it, with code of our own.

class GKAchievement: NSObject {
  var identifier: String
  var percentComplete: Double = 0
  var showsCompletionBanner = false
  var isCompleted: Bool { percentComplete >= 100 }
  var lastReportedDate: Date { get }
  init(identifier: String) { self.identifier = identifier }
  class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) {}
  class func loadAchievements() async throws -> [GKAchievement] { await withCheckedContinuation { _ in } }
  class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  class func report(_ achievements: [GKAchievement]) async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  class func resetAchievements() async throws {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
}
