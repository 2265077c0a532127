import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// A screen of SwiftUI code, with the state of its app. A value: a copy is a point to go back to.
package struct TypedScreen: ScreenSource {
  private let code: AppCode
  private let root: Root
  private let name: String
  /// Where the root is declared.
  private let location: SourceLocation
  private let environment: ScreenEnvironment
  private var held: Guarded<ScreenState>
  /// What layout proposed to each reader of geometry, in points.
  private var sizes: [Identity: Size] = [:]
  /// Readers of geometry that were expanded last, with the sizes they were given.
  private var assumed: [Identity: Size] = [:]
  /// Why the screen could not be understood in full; nil: it was.
  package private(set) var gap: ScreenGap?

  /// What the screen shows at its root.
  package enum Root: Sendable {
    /// The preview at a line of a file.
    case preview(file: String, line: Int)
    /// A view by its name, as `A.B` of one in another type.
    case view(String)
  }

  package init(
    _ code: AppCode, _ root: Root, name: String, at location: SourceLocation, _ environment: ScreenEnvironment
  ) {
    self.code = code
    self.location = location
    self.root = root
    self.name = name
    self.environment = environment
    held = Guarded(ScreenState(), of: code)
  }

  package mutating func tree(_ interface: InterfaceState) -> ViewTree {
    code.alone {
      let run = ScreenRun(code, environment, held.value)
      var tree = ViewTree(
        name: name, root: ViewNode(.view("Group"), identity: Identity.root.child("root")),
        environment: environment)
      do {
        let nodes = try expand(run, interface)
        tree.root =
          nodes.count == 1
          ? nodes[0] : ViewNode(.view("Group"), children: nodes, identity: Identity.root.child("root"))
        if case .custom = tree.root.kind, tree.root.source == nil { tree.root.source = location }
        gap = nil
      } catch {
        gap = ScreenGap(error)
      }
      gap = gap ?? run.machine.notices.first.map { ScreenGap(cause: $0) }
      tree.effects = run.events
      tree.unknownWords.isComplete = true
      tree.bars = .ofParent
      held = Guarded(run.finished(), of: code)
      return tree
    }
  }

  /// The views, after what appears has done what it does: a few rounds, as on a device.
  private mutating func expand(_ run: ScreenRun, _ interface: InterfaceState) throws -> [ViewNode] {
    var rounds = 0
    while true {
      run.live = []
      run.machine.budget.steps = environment.bounds.steps * 20
      let expander = ViewExpander(run, interface, sizes: sizes)
      let nodes = try expander.root(rootView(run))
      assumed = expander.assumedSizes
      run.state.kept = run.state.kept.filter { run.live.contains($0.key) }
      rounds += 1
      if rounds > 4 { return nodes }
      guard try expander.effects.run(on: run) else { return nodes }
    }
  }

  private func rootView(_ run: ScreenRun) throws -> TypedValue {
    if let made = run.state.root { return made }
    let type: Type?
    switch root {
    case .preview(let file, let line): type = code.preview(in: file, line: line)
    case .view(let name): type = code.type(named: name)
    }
    guard let type else { throw Interruption.unknown("a screen that is not found") }
    var made = TypedValue(try run.machine.makePlain(type), type)
    // A preview without state of its own is made once: what its code makes lives as long as the screen.
    if code.isPreview(type), run.machine.keptProperties(of: type).isEmpty {
      made = try run.machine.read(run.types.viewBody, of: made)
    }
    run.state.root = made
    return made
  }

  package mutating func take(sizes: [Identity: Size]) -> Bool {
    self.sizes = sizes
    return assumed.contains { reader, size in
      guard let proposed = sizes[reader] else { return false }
      return abs(proposed.width - size.width) > 0.5 || abs(proposed.height - size.height) > 0.5
    }
  }

  package mutating func run(_ handler: Handler, _ arguments: [PlainValue]) -> [ScreenEvent] {
    guard let action = handler.payload as? AppAction else { return [.failed] }
    return code.alone {
      let run = ScreenRun(code, environment, held.value)
      run.machine.budget.steps = environment.bounds.steps * 20
      do {
        try action.perform(arguments, on: run)
        try run.settleTasks()
      } catch {
        // What was begun and can't be finished has not been done.
        return [.notice(ScreenGap(error).notice)]
      }
      run.takeOutput()
      held = Guarded(run.finished(), of: code)
      return run.events
    }
  }

  package func holds(_ setter: Handler) -> Bool? {
    guard let action = setter.payload as? AppAction else { return nil }
    return code.alone {
      let run = ScreenRun(code, environment, held.value)
      return try? action.holds(on: run)
    }
  }
}

/// Something of a screen that is not understood, with its cause.
package struct ScreenGap: Sendable, Hashable {
  package var cause: String
  package var place: SourceLocation?

  init(cause: String, place: SourceLocation? = nil) {
    self.cause = cause
    self.place = place
  }

  init(_ error: any Error) {
    switch error as? Interruption {
    case .unknown(let cause, let place): self.init(cause: cause, place: place.map(SourceLocation.init))
    case .trap(let message, let place): self.init(cause: message, place: place.map(SourceLocation.init))
    case .thrown: self.init(cause: "an error that nothing catches")
    case .ended: self.init(cause: "the app ends")
    case nil: self.init(cause: "\(error)")
    }
  }

  /// What is said of it.
  package var notice: Notice { Notice(.warning, .unknownValue, at: place, cause) }
}

extension SourceLocation {
  init(_ place: CodePlace) { self.init(file: place.path, line: place.line, column: place.column) }
}
