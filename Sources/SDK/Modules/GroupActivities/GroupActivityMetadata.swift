// GroupActivities: the declarations of GroupActivityMetadata.
// Declared as the framework's interface has it, with code of our own.

struct GroupActivityMetadata: Sendable {
  struct ActivityType: Hashable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let generic = ActivityType(_name: "generic")
    static let watchTogether = ActivityType(_name: "watchTogether")
    static let listenTogether = ActivityType(_name: "listenTogether")
    static let createTogether = ActivityType(_name: "createTogether")
    static let shopTogether = ActivityType(_name: "shopTogether")
    static let workoutTogether = ActivityType(_name: "workoutTogether")
    static let learnTogether = ActivityType(_name: "learnTogether")
    static let exploreTogether = ActivityType(_name: "exploreTogether")
    static let readTogether = ActivityType(_name: "readTogether")
  }
  var title: String?
  var subtitle: String?
  var previewImage: CGImage?
  var fallbackURL: URL?
  var supportsContinuationOnTV = false
  var type: GroupActivityMetadata.ActivityType = .generic
  init() {}
}
