import EarshotAccessibilityTree
import EarshotLayout
import EarshotPresentations
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// A source, laid out and resolved: what assistive technologies see, and what answers them.
///
/// A value. A copy kept aside is a point to return to.
public struct ResolvedScreen: LiveScreen {
  /// The app's side: its declared views and its state.
  public private(set) var source: any ScreenSource
  /// What the system's own controls keep.
  public private(set) var interface: InterfaceState
  /// The views as they are on the screen, with what the system adds.
  public private(set) var shown: ViewTree
  /// Where every view stands; empty for a tree of UIKit elements, which hold their frames themselves.
  public private(set) var layout: LayoutResult
  /// What became of every view, and why.
  public private(set) var resolution: Resolution

  /// What the screen printed and announced while it appeared.
  public private(set) var openingEvents: [ScreenEvent]

  /// What rows became, by which they are known again; nil: nothing is done with the screen.
  private var rows: KnownRows?
  private var closings: Closings
  private var focus = FocusBindings()

  /// Evaluates, lays out and resolves a screen.
  ///
  /// - Parameter isLive: whether things will be done with it. What is only read remembers nothing.
  public init(
    source: any ScreenSource, interface: InterfaceState = InterfaceState(), isLive: Bool = true
  ) {
    var interface = interface
    var resolving = source
    resolving.remember(isLive)
    var rows: KnownRows? = isLive ? KnownRows() : nil
    var stages = LargeStack.run { Stages(of: &resolving, interface, &rows) }
    let events = LargeStack.run { stages.beginEditing(in: &resolving, &interface, &rows) }
    self.source = resolving
    self.interface = interface
    self.rows = rows
    shown = stages.shown
    layout = stages.layout
    resolution = stages.resolution
    closings = stages.closings
    openingEvents = events.filter { event in
      switch event {
      case .output, .announcement: true
      default: false
      }
    }
  }

  /// The screen as assistive technologies see it.
  public var tree: AccessibilityTree { resolution.tree }

  /// What was not understood so far, each once.
  public var notices: [Notice] {
    var seen: Set<Notice> = []
    let notices = shown.notices + resolution.notices + unnamedGaps.map(\.notice)
    return notices.filter { seen.insert($0).inserted }
  }

  /// The same screen in the same state, evaluated, laid out and resolved from nothing: what it would
  /// be had nothing been remembered from step to step.
  public func resolvedAnew() -> ResolvedScreen {
    ResolvedScreen(source: source, interface: interface, isLive: false)
  }

  /// The screen with other views in the place of those shown, resolved as they are laid out now.
  package func trying(_ changed: ViewTree) -> ResolvedScreen {
    var screen = self
    screen.shown = changed
    screen.resolution = LargeStack.run {
      TreeResolver.resolve(changed, layout: layout, interface: interface)
    }
    return screen
  }

  /// Carries commands out and settles; returns what happened, in order.
  public mutating func perform(_ commands: [Command]) -> [ScreenEvent] {
    guard !commands.isEmpty else { return [] }
    return LargeStack.run { settle(after: carryOut(commands)) }
  }

  /// Lets time pass up to the next moment at which the app does something, and settles.
  public mutating func pass(upTo seconds: Double) -> (seconds: Double, events: [ScreenEvent]) {
    LargeStack.run {
      let (passed, effects) = source.pass(upTo: seconds)
      var events: [ScreenEvent] = []
      _ = apply(effects, &events)
      return (passed, settle(after: events))
    }
  }

  /// A synthetic tap on the screen, in points.
  public mutating func tap(at point: Point) -> [ScreenEvent] {
    perform([.tap(point)])
  }

  /// What a touch at a point would reach.
  public func touchTarget(at point: Point) -> TouchTarget {
    let hit = HitTest.hit(at: point, in: shown, layout: layout, interface: interface)
    return ResolvedScreen.target(of: hit)
  }

  /// What touches at many points would reach, in time that grows with their number alone.
  public func touchTargets(at points: [Point]) -> [TouchTarget] {
    HitTest.hits(at: points, in: shown, layout: layout, interface: interface)
      .map(ResolvedScreen.target)
  }

  private static func target(of hit: HitTest.Hit?) -> TouchTarget {
    guard let hit else { return .nothing }
    return hit.isDisabled ? .swallowed(hit.view) : .view(hit.view)
  }

  /// Tells the app's focus bindings where the cursor is; nil: nowhere.
  public mutating func focusMoved(to element: Identity?) -> [ScreenEvent] {
    let commands = focus.commands(focusing: element, in: shown.root)
    guard !commands.isEmpty else { return [] }
    return perform(commands)
  }

  // MARK: Carrying out

  private mutating func carryOut(_ commands: [Command]) -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    for command in commands { events += carryOut(command) }
    return events
  }

  private mutating func carryOut(_ command: Command) -> [ScreenEvent] {
    switch command {
    case .run(let handler, let arguments): return run(handler, arguments)
    case .set(let handler, let value): return run(handler, [value])
    case .interface(let change):
      interface.apply(change)
      guard case .beginEditing(let field) = change,
        let command = KeyboardFocus.command(editing: field, in: shown.root)
      else { return [] }
      return carryOut(command)
    case .openURL(let url): return [.output("open \(url)")]
    case .tap(let point): return carryOutTap(at: point)
    case .edit(let handler, let field, let text):
      moveInsertionPoint(in: field, to: text)
      if let handler { return run(handler, [.string(text)]) }
      interface.apply(.edit(field, text: text))
      return []
    }
  }

  /// The insertion point goes along with what was put in or taken out before it.
  private mutating func moveInsertionPoint(in field: Identity, to text: String) {
    let entry = tree.index(of: field).flatMap { tree.elements[$0].textEntry }
    let grown = text.count - (entry?.text.count ?? 0)
    interface.insertionPoint = min(text.count, max(0, interface.insertionPoint + grown))
  }

  /// Lets the app do it. What it changes in the system's own interface is carried out here and
  /// is no event to anyone else.
  private mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    _ = apply(source.run(handler, arguments), &events)
    return events
  }

  /// What lies at the point is done at once; a tap that a tap asks for is not followed, so that
  /// two views can't send each other around for ever.
  private mutating func carryOutTap(at point: Point) -> [ScreenEvent] {
    let commands = HitTest.commands(at: point, in: shown, layout: layout, interface: interface)
    var events: [ScreenEvent] = []
    for command in commands ?? [] {
      if case .tap = command { continue }
      events += carryOut(command)
    }
    return events
  }

  /// Resolves anew and tells what appearing and changing views did. Where that changes the
  /// system's own interface (`dismiss()` in an `onChange`), the screen is resolved once more.
  private mutating func restage() -> [ScreenEvent] {
    var events: [ScreenEvent] = []
    for _ in 0..<ResolvedScreen.mostRounds {
      let stages = Stages(of: &source, interface, &rows)
      shown = stages.shown
      layout = stages.layout
      resolution = stages.resolution
      closings = stages.closings
      let changes = apply(stages.effects, &events)
      if !changes { break }
    }
    return events
  }

  /// How often effects may bring about each other before the screen is taken as it is.
  private static let mostRounds = 4

  /// Carries out what changes the system's interface, and keeps the rest; false where nothing
  /// of it does.
  private mutating func apply(_ effects: [ScreenEvent], _ events: inout [ScreenEvent]) -> Bool {
    var isChanged = false
    for event in effects {
      if case .interface(let change) = event {
        interface.apply(change)
        isChanged = true
      } else {
        events.append(event)
      }
    }
    return isChanged
  }

  /// What has closed tells the app, which may change the screen once more.
  private mutating func tellClosings(since before: Closings) -> [ScreenEvent] {
    let handlers = closings.handlers(since: before)
    guard !handlers.isEmpty else { return [] }
    return handlers.flatMap { run($0, []) } + restage()
  }

  /// Resolves anew once, after all commands, and says so where another screen has come.
  private mutating func settle(after events: [ScreenEvent]) -> [ScreenEvent] {
    let before = resolution.tree.screen
    let open = closings
    var events = events + restage()
    events += tellClosings(since: open)
    if let change = KeyboardFocus.change(in: shown.root, editing: interface.editing) {
      interface.apply(change)
      events += restage()
      if case .beginEditing(let field) = change { events.append(.layoutChanged(focus: field)) }
    }
    focus.forget()
    guard resolution.tree.screen != before, !events.contains(.screenChanged) else { return events }
    return events + [.screenChanged]
  }
}

/// What is known of the rows of a screen from the last time.
private struct KnownRows: Sendable {
  var laidOut = LaidOutRows()
  var resolved = ResolvedRows()
}

/// The way from a source to what is heard, once.
private struct Stages {
  var shown: ViewTree
  var layout: LayoutResult
  var resolution: Resolution
  var effects: [ScreenEvent]
  var closings: Closings

  private static let mostPasses = 4

  /// A field that the app's code puts the keyboard's focus on while the screen appears is edited, and the cursor begins
  /// there: `onAppear { isFocused = true }`, `defaultFocus`.
  /// - Returns: all that happened while the screen appeared.
  mutating func beginEditing(
    in source: inout any ScreenSource, _ interface: inout InterfaceState, _ rows: inout KnownRows?
  ) -> [ScreenEvent] {
    var events = effects
    if interface.editing == nil, let wish = KeyboardFocus.defaultWish(in: shown.root) {
      events += source.run(wish.setter, [wish.value])
      self = Stages(of: &source, interface, &rows)
      events += effects
    }
    guard let change = KeyboardFocus.change(in: shown.root, editing: interface.editing) else { return events }
    interface.apply(change)
    self = Stages(of: &source, interface, &rows)
    if case .beginEditing(let field) = change, resolution.tree.requestedFocus == nil {
      resolution.tree.defaultFocus = field
    }
    return events + effects
  }

  init(of source: inout any ScreenSource, _ interface: InterfaceState, _ rows: inout KnownRows?) {
    var tree = source.tree(interface)
    effects = tree.effects
    shown = Presentations.shown(tree, interface: interface)
    layout = Stages.layout(of: shown, interface, &rows)
    // What asks for its place once more each time is content without end.
    var passes = 1
    while passes < Stages.mostPasses, source.take(frames: layout.asked) {
      passes += 1
      tree = source.tree(interface).keeping(tree.notices)
      effects += tree.effects
      shown = Presentations.shown(tree, interface: interface)
      layout = Stages.layout(of: shown, interface, &rows)
    }
    closings = Closings(of: tree.root)
    shown.gaps += layout.gaps
    shown.notices += layout.gaps.map(\.notice)
    var memory = rows?.resolved
    resolution = TreeResolver.resolve(shown, layout: layout, interface: interface, memory: &memory)
    if let memory { rows?.resolved = memory }
  }

  /// UIKit's elements hold their frames themselves, and captures have hundreds of thousands: a
  /// table of them would only be one more copy.
  private static func layout(
    of tree: ViewTree, _ interface: InterfaceState, _ rows: inout KnownRows?
  ) -> LayoutResult {
    if case .element = tree.root.kind { return LayoutResult() }
    var memory = rows?.laidOut
    defer { if let memory { rows?.laidOut = memory } }
    return Layout.frames(of: tree, interface: interface, memory: &memory)
  }
}

extension ViewTree {
  /// The tree with what was noticed in a pass before it.
  fileprivate func keeping(_ earlier: [Notice]) -> ViewTree {
    let known = Set(notices)
    var tree = self
    tree.notices = earlier.filter { !known.contains($0) } + notices
    return tree
  }
}
