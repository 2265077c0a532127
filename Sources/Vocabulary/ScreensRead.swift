/// How far screens were read: what any sum over them has to say beside its own numbers.
///
/// Where a screen was not read, nothing is found and nothing differs, which proves nothing.
public struct ScreensRead: Hashable, Sendable {
  /// How far one screen was read; what is more is read less.
  public enum Extent: Int, Hashable, Sendable, Comparable {
    /// All of it, or all but what touches nothing that is said.
    case whole
    /// What is said lacks something, or may.
    case inPart
    /// Nothing is heard, or nothing but what stands for unknown values, and not since there is nothing to say.
    case notAtAll

    /// Orders by how much is missing.
    public static func < (a: Extent, b: Extent) -> Bool { a.rawValue < b.rawValue }
  }

  /// One of the screens.
  public struct Screen: Hashable, Sendable {
    /// What tells it from the others: `PATH:LINE NAME`.
    public var heading: String
    /// How far it was read.
    public var extent: Extent
    /// What kept it from being read whole, in one sentence; nil where it was, or nobody knows.
    public var cause: String?

    /// A screen with what came of reading it.
    public init(heading: String, extent: Extent, cause: String? = nil) {
      self.heading = heading
      self.extent = extent
      self.cause = cause
    }
  }

  /// In the order in which they were read.
  public var screens: [Screen]

  /// These screens; none, unless they are given.
  public init(_ screens: [Screen] = []) { self.screens = screens }

  /// How many were read so far.
  public func count(_ extent: Extent) -> Int { screens.count { $0.extent == extent } }

  /// Those that were not read at all.
  public var unread: [Screen] { screens.filter { $0.extent == .notAtAll } }

  /// Whether nothing that may be said is missing.
  public var isWhole: Bool { screens.allSatisfy { $0.extent == .whole } }

  /// Each screen once, as it was read least.
  public var distinct: ScreensRead {
    var places: [String: Int] = [:]
    var found: [Screen] = []
    for screen in screens {
      guard let place = places[screen.heading] else {
        places[screen.heading] = found.count
        found.append(screen)
        continue
      }
      if found[place].extent < screen.extent { found[place] = screen }
    }
    return ScreensRead(found)
  }

  /// The same, as if those that were read in part had been read whole.
  public var withoutParts: ScreensRead {
    ScreensRead(
      screens.map { screen in
        var screen = screen
        if screen.extent == .inPart { screen.extent = .whole }
        return screen
      })
  }

  /// Gives the one screen another heading.
  public mutating func call(_ heading: String) {
    for index in screens.indices { screens[index].heading = heading }
  }

  /// All of both.
  public static func + (a: ScreensRead, b: ScreensRead) -> ScreensRead { ScreensRead(a.screens + b.screens) }
}

extension ScreensRead {
  /// Names that a sentence has at most.
  private static let mostNames = 3

  /// What the numbers of a sum don't tell: `1 of 3 screens was read in part: findings there can't be seen.`
  ///
  /// - Parameter what: what is not seen where something was not read: `findings`.
  /// - Returns: nil where nothing is missing.
  public func sentence(hiding what: String) -> String? {
    extents.map { "\($0.prefix(1).uppercased())\($0.dropFirst()): \(what) there can't be seen." }
  }

  /// How many screens were read in part and how many not at all, in the middle of a sentence; nil: all were read.
  public var extents: String? {
    guard !isWhole else { return nil }
    let (part, none) = (count(.inPart), count(.notAtAll))
    if screens.count == 1 { return part == 1 ? "the screen was read in part" : "the screen was not read" }
    let all = "of \(screens.count) screens"
    if none == 0 { return "\(part) \(all) \(part == 1 ? "was" : "were") read in part" }
    if part == 0 { return "\(none) \(all) \(none == 1 ? "was" : "were") not read (\(names))" }
    return "\(part) \(all) \(part == 1 ? "was" : "were") read in part, and \(none) not at all (\(names))"
  }

  /// The headings of those that were not read.
  private var names: String {
    let unread = unread.map(\.heading)
    let more = unread.count - ScreensRead.mostNames
    let shown = unread.prefix(ScreensRead.mostNames).joined(separator: ", ")
    return more > 0 ? "\(shown) and \(more) more" : shown
  }
}
