import EarshotVocabulary

/// Two versions of what was read, screen by screen.
public struct ProjectComparison: Sendable {
  /// One of the two versions.
  public struct Version: Sendable {
    /// What people call it: `Card.swift@main`, `main`, `the working tree`.
    public var name: String
    /// The id of its commit; nil: what lies in the folder.
    public var commit: String?
  }

  /// The first version.
  public var before: Version
  /// The second version.
  public var after: Version
  /// The iOS version that the second was read as.
  public var iOS: Int
  /// Screens of both versions, in the order of the second.
  public internal(set) var screens: [ScreenComparison] = []
  /// Screens of the second version only.
  public internal(set) var added: [ScreenComparison.Side] = []
  /// Screens of the first version only.
  public internal(set) var removed: [ScreenComparison.Side] = []
  /// Screens of changed files on which there is nothing to stop at in either version: what changed is not heard there.
  public internal(set) var silent: [ScreenComparison.Side] = []
  /// What was not understood of the second version. What was not of the first one either changes nothing in what
  /// differs, mostly.
  public internal(set) var notices: [Notice] = []
  /// What was not understood of one version only: there a difference may be one of understanding.
  public internal(set) var newNotices: [Notice] = []
  /// Files of either version that have syntax errors: what is compared of them is incomplete.
  public internal(set) var syntaxErrors: [Notice] = []
  /// The repository's folder, where a version is of one.
  public internal(set) var root: String?

  init(before: Version, after: Version, iOS: Int) {
    self.before = before
    self.after = after
    self.iOS = iOS
  }

  /// Screens on which somebody notices a difference.
  public var changed: [ScreenComparison] { screens.filter(\.differs) }

  /// Whether anything differs.
  public var differs: Bool { !added.isEmpty || !removed.isEmpty || !changed.isEmpty }

  /// Whether somebody can no longer do something on a screen that is still there.
  public var losesSomething: Bool { screens.contains(where: \.losesSomething) }

  /// Screens in both versions together.
  public var count: Int { screens.count + added.count + removed.count }

  /// How far the screens were read: where one was not in either version, no difference is seen.
  public var read: ScreensRead {
    let lone = (added + removed).map(\.read)
    return (screens.map(\.read) + lone).reduce(ScreensRead()) { $0 + $1 }
  }

  /// Pairs the screens of both versions.
  mutating func compare(_ read: ComparedScreens) {
    let (old, new) = (read.old, read.new)
    let pairing = ScreenPairing(
      old.map { ScreenPairing.Mark(file: read.oldFile($0.location?.file ?? ""), name: $0.name) },
      new.map { ScreenPairing.Mark(file: read.newFile($0.location?.file ?? ""), name: $0.name) },
      areChosen: read.areChosen)
    let pairs = pairing.pairs.map { (before: old[$0.before], after: new[$0.after]) }
    screens += LargeStack.map(pairs) { ScreenComparison(before: $0.before, after: $0.after) }
    added += pairing.added.map { new[$0] }
    removed += pairing.removed.map { old[$0] }
  }

  mutating func take(notices old: [Notice], _ new: [Notice]) {
    let (oldWords, newWords) = (Set(old.map(\.message)), Set(new.map(\.message)))
    let gone = old.filter { !newWords.contains($0.message) }.map { $0.of(before) }
    var (all, differing) = (Diagnostics(new), Diagnostics(new.filter { !oldWords.contains($0.message) }))
    all.add(gone)
    differing.add(gone)
    all.removeSyntaxErrors()
    differing.removeSyntaxErrors()
    notices = all.all
    newNotices = differing.all
  }
}

extension Notice {
  /// Says of which version it is.
  func of(_ version: ProjectComparison.Version) -> Notice {
    var notice = self
    notice.message += " (in \(version.name))"
    return notice
  }
}

extension ProjectComparison {
  /// Fills in the spoken lengths of all stops of the screens in both versions.
  ///
  /// - Parameter seconds: the length of each announcement; the first of the two says of which version.
  public mutating func measure(_ seconds: (_ isBefore: Bool, _ announcements: [String]) throws -> [Double])
    rethrows
  {
    for index in screens.indices {
      screens[index].before.seconds = try seconds(true, screens[index].before.reach.announcements)
      screens[index].after.seconds = try seconds(false, screens[index].after.reach.announcements)
    }
  }
}
