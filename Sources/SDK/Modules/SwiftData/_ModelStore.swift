// SwiftData: the declarations of _ModelStore.
// Declared as the framework's interface has it, with code of our own.

/// The models that containers hold, in the order in which they were inserted.
final class _ModelStore {
  var models: [any PersistentModel] = []
  /// As they were when they were last saved.
  var saved: [any PersistentModel] = []
  static var _known: [String: _ModelStore] = [:]
  init() {}

  static func kept(at place: String) -> _ModelStore {
    if let known = _known[place] { return known }
    let made = _ModelStore()
    _known[place] = made
    return made
  }

  func holds(_ model: any PersistentModel) -> Bool { models.contains { $0 === model } }
}
