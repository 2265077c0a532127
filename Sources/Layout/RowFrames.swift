import EarshotVocabulary

/// Where the views in rows stand, from layout to layout.
///
/// What has changed last is kept beside the rest, so that layouts that differ in a few views share all the
/// others.
struct RowFrames: Sendable {
  private var settled: [Identity: Rect] = [:]
  /// Changes since; nil: stands nowhere any more.
  private var recent: [Identity: Rect?] = [:]
  /// Whether changes are kept beside the rest.
  private var isAside = false
  /// How many views stand somewhere.
  private(set) var count = 0

  /// So many changes are kept beside the rest.
  private static let mostRecent = 512

  /// Where a view stands; nil: nowhere.
  subscript(view: Identity) -> Rect? {
    if !recent.isEmpty, let frame = recent[view] { return frame }
    return settled[view]
  }

  /// As many changes come now.
  mutating func expect(changes: Int) {
    isAside = changes <= RowFrames.mostRecent - recent.count
    if isAside { return }
    for (view, frame) in recent { settled[view] = frame }
    recent = [:]
  }

  /// Where a view stands from now on; nil: nowhere.
  mutating func put(_ frame: Rect?, of view: Identity) {
    let before = isAside ? self[view] : replace(frame, of: view)
    if isAside { recent[view] = .some(frame) }
    if (before != nil) != (frame != nil) { count += frame == nil ? -1 : 1 }
  }

  private mutating func replace(_ frame: Rect?, of view: Identity) -> Rect? {
    guard let frame else { return settled.removeValue(forKey: view) }
    return settled.updateValue(frame, forKey: view)
  }

  /// All of them.
  var all: [Identity: Rect] {
    var all = self
    all.expect(changes: .max)
    return all.settled
  }
}
