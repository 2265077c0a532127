import EarshotAudit
import EarshotViewTree
import EarshotVocabulary

/// Two versions of a screen side by side, for every technology.
public struct ScreenComparison: Sendable {
  /// One of the two.
  public struct Side: Sendable {
    /// What the side is called in the comparison.
    public var name: String
    /// Where the screen is declared.
    public var location: SourceLocation?
    /// In the order of right swipes from the first.
    public var stops: [ComparedStop]
    /// What can be done on it, and by which ways.
    public var reach: ScreenReach
    /// The spoken length of each stop, where it has been asked for.
    public var seconds: [Double]?
    /// What was not understood of it.
    public var notices: [Notice]
    /// How far it was read.
    public internal(set) var read: ScreensRead
    /// The lines of some files that its views are written in.
    let lines: [String: Set<Int>]

    /// Opens a screen and works out what can be done on it.
    public init(_ name: String, screen: ScreenEntry, settings: VoiceOverSettings) {
      self.init(name, screen: screen, settings: settings, linesOf: [])
    }

    init(_ name: String, screen: ScreenEntry, settings: VoiceOverSettings, linesOf files: Set<String>) {
      let opened = screen.open(isLive: false)
      let reach = ScreenReach(of: opened, settings: settings)
      self.name = name
      self.reach = reach
      location = screen.location
      stops = zip(opened.tree.elements, reach.announcements).enumerated().map { index, stop in
        ComparedStop(stop.0, heard: stop.1, number: index + 1)
      }
      notices = opened.notices
      read = ScreenGaps(of: opened) { reach.announcements }.read(screen.heading)
      lines = Side.lines(of: opened.shown.root, in: files)
    }

    private static func lines(of root: ViewNode, in files: Set<String>) -> [String: Set<Int>] {
      guard !files.isEmpty else { return [:] }
      var lines: [String: Set<Int>] = [:]
      var left = [root]
      while let node = left.popLast() {
        if let source = node.source, files.contains(source.file) {
          lines[source.file, default: []].insert(source.line)
        }
        left += node.children
        for argument in node.arguments { left += argument.value.views ?? [] }
        for modifier in node.modifiers {
          for argument in modifier.arguments { left += argument.value.views ?? [] }
        }
      }
      return lines
    }

    /// What is heard on the way to a deed and at it, in seconds.
    public func seconds(to deed: ScreenReach.Deed) -> Double? {
      guard let seconds, let element = deed.element, seconds.indices.contains(element) else {
        return nil
      }
      return seconds[...element].reduce(0, +)
    }
  }

  /// Something that can be done in one version or both.
  public struct Row: Sendable {
    /// What is done: a control's label, or an action's name.
    public var name: String
    /// How the first version gets there; nil: not at all.
    public var before: ScreenReach.Way?
    /// How the second version gets there; nil: not at all.
    public var after: ScreenReach.Way?
  }

  /// The first version.
  public var before: Side
  /// The second version.
  public var after: Side
  /// What is heard differently, in the order of the second version.
  public let changes: [SpeechChange]
  /// What can be done in one version only.
  public let controls: [ControlChange]

  /// Two versions, already opened.
  public init(before: Side, after: Side) {
    self.before = before
    self.after = after
    changes = SpeechChange.between(before.stops, after.stops)
    controls = ControlChange.between(before, after, changes)
  }

  /// Whether anybody notices a difference.
  public var differs: Bool { !changes.isEmpty || !controls.isEmpty }

  /// How far it was read, in that version of which less was.
  public var read: ScreensRead {
    var before = before.read
    before.call(after.read.screens.first?.heading ?? after.title)
    return (after.read + before).distinct
  }

  /// Everything that can be done, in the order of the first version.
  public var names: [String] {
    before.reach.deeds.map(\.name)
      + after.reach.deeds.map(\.name).filter { before.reach.deed($0) == nil }
  }

  /// What one technology can do in either version, in the order of `names`.
  public func rows(for technology: AssistiveTechnology) -> [Row] {
    names.compactMap { name in
      let row = Row(
        name: name, before: before.reach.deed(name)?.ways[technology],
        after: after.reach.deed(name)?.ways[technology])
      return row.before == nil && row.after == nil ? nil : row
    }
  }

  /// What only the second version can do with the technology.
  public func gained(for technology: AssistiveTechnology) -> [String] {
    rows(for: technology).filter { $0.before == nil }.map(\.name)
  }

  /// What only the first version could do with the technology.
  public func lost(for technology: AssistiveTechnology) -> [String] {
    rows(for: technology).filter { $0.after == nil }.map(\.name)
  }

  /// Whether somebody can no longer do something.
  public var losesSomething: Bool {
    AssistiveTechnology.allCases.contains { !lost(for: $0).isEmpty }
  }
}
