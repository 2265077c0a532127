import EarshotViewTree
import EarshotVocabulary

@testable import EarshotSwiftUISource

/// A screen of SwiftUI source with what a user may do to it.
struct Screen: Sendable {
  private var source: any ScreenSource
  private(set) var tree: ViewTree
  /// What the last action did.
  private(set) var events: [ScreenEvent] = []
  private(set) var interface = InterfaceState()

  /// - Parameters:
  ///   - code: a whole file.
  ///   - entry: the name of the view or preview to open; nil: the first entry point.
  init(
    _ code: String, open entry: String? = nil, others: [String] = [], ios: Profile = .default,
    state: [String: String] = [:], data: String? = nil, bounds: Bounds = .standard,
    locale: String = "en_US", device: Device = .iPhone
  ) {
    var environment = ScreenEnvironment(profile: ios, device: device, locale: locale)
    environment.bounds = bounds
    var overrides = Overrides()
    overrides.state = state.map { (name: $0.key, value: $0.value) }
    overrides.data = data.map { (file: "Data.json", bytes: Array($0.utf8)) }
    let opened = onLargeStack { [environment, overrides] in
      Screen.open(code, entry, others, environment, overrides)
    }
    self.source = opened.0
    self.tree = opened.1
  }

  /// The first preview, or else the first view, of files by their paths.
  init(files: [(path: String, code: String)]) {
    let opened = onLargeStack {
      let project = SwiftUIProject(
        inputs: files.map { SourceFile(path: $0.path, bytes: Array($0.code.utf8)) }, others: [],
        resources: [], bounds: .standard)
      return Screen.open(project, nil, ScreenEnvironment(), Overrides())
    }
    self.source = opened.0
    self.tree = opened.1
  }

  private static func open(
    _ code: String, _ name: String?, _ others: [String], _ environment: ScreenEnvironment,
    _ overrides: Overrides
  ) -> (any ScreenSource, ViewTree) {
    open(project(code, others: others), name, environment, overrides)
  }

  private static func open(
    _ project: SwiftUIProject, _ name: String?, _ environment: ScreenEnvironment, _ overrides: Overrides
  ) -> (any ScreenSource, ViewTree) {
    let all = project.entryPoints + project.views
    let entry = name.map { name in all.first { $0.name == name } } ?? all.first
    let missing = EntryPoint(
      kind: .view, name: "", number: nil, location: SourceLocation(file: "App.swift", line: 1, column: 1))
    var source = project.screen(entry ?? missing, environment: environment, overrides: overrides)
    var tree = source.tree(InterfaceState())
    tree.notices = project.notices + tree.notices
    return (source, tree)
  }

  static func project(_ code: String, others: [String] = []) -> SwiftUIProject {
    SwiftUIProject(
      inputs: [SourceFile(path: "App.swift", bytes: Array(code.utf8))],
      others: others.enumerated().map {
        SourceFile(path: "Other\($0.offset).swift", bytes: Array($0.element.utf8))
      }, resources: [], bounds: .standard)
  }

  // MARK: Looking

  /// The views as indented lines; the outermost view of the app is left out.
  var outline: String {
    if case .custom = tree.root.kind, tree.root.modifiers.isEmpty { return Outline.of(tree.root.children) }
    return Outline.of([tree.root])
  }

  var notices: [Notice] { tree.notices }

  /// Every view of the screen, outermost first, also those inside arguments.
  var nodes: [ViewNode] {
    var result: [ViewNode] = []
    var open = [tree.root]
    while let node = open.popLast() {
      result.append(node)
      var inside = node.arguments.flatMap { $0.value.views ?? [] }
      for modifier in node.modifiers { inside += modifier.arguments.flatMap { $0.value.views ?? [] } }
      open += (inside + node.children).reversed()
    }
    return result
  }

  /// The words of every `Text`, in order.
  var texts: [String] {
    nodes.filter { $0.name == "Text" }.compactMap { $0.unlabeled()?.string }
  }

  func node(_ name: String, _ title: String? = nil) -> ViewNode? {
    nodes.first { $0.name == name && (title == nil || Screen.title(of: $0) == title) }
  }

  private static func title(of node: ViewNode) -> String? {
    node.unlabeled()?.string ?? node.views("label").first.flatMap { title(of: $0) }
      ?? node.children.first.flatMap { title(of: $0) }
  }

  // MARK: Doing

  /// Runs the action of the button with that title.
  mutating func tap(_ title: String) {
    run(node("Button", title)?.argument("action")?.handler)
  }

  /// Sets a binding of a view.
  mutating func set(_ label: String, of view: String, _ title: String? = nil, to value: PlainValue) {
    run(node(view, title)?.argument(label)?.setter, [value])
  }

  mutating func run(_ handler: Handler?, _ arguments: [PlainValue] = []) {
    guard let handler else {
      events = [.failed]
      return
    }
    let (source, interface) = (self.source, self.interface)
    let result = onLargeStack {
      var source = source
      let events = source.run(handler, arguments)
      let tree = source.tree(interface)
      return (source, tree, events)
    }
    (self.source, tree, events) = result
    for case .interface(let change) in events { apply(change) }
  }

  /// Changes what the system's own controls keep, such as a pushed link.
  mutating func apply(_ change: InterfaceChange) {
    interface.apply(change)
    refresh()
  }

  /// Evaluates the screen anew, with nothing done to it.
  mutating func refresh() {
    let (source, interface) = (self.source, self.interface)
    (self.source, tree) = onLargeStack {
      var source = source
      let tree = source.tree(interface)
      return (source, tree)
    }
  }

  /// The lines that the last action printed.
  var output: [String] {
    events.compactMap { event in
      if case .output(let line) = event { return line }
      return nil
    }
  }
}

/// The outline of a view's body.
///
/// - Parameters:
///   - members: the view's properties and functions.
///   - declarations: what else stands in the file.
func outline(
  _ body: String, members: String = "", declarations: String = "", ios: Profile = .default
) -> String {
  let screen = Screen(probe(body, members: members, declarations: declarations), open: "Probe", ios: ios)
  return ([screen.outline] + screen.notices.map { "! \($0)" }).joined(separator: "\n")
}

/// A file with a view `Probe` of that body.
func probe(_ body: String, members: String = "", declarations: String = "") -> String {
  """
  import SwiftUI
  struct Probe: View {
  \(members)
  var body: some View {
  \(body)
  }
  }
  \(declarations)
  """
}

/// The words of the texts that a column of views shows beside declarations.
func columnTexts(_ body: String, beside declarations: String) -> [String] {
  Screen(probe("VStack { \(body) }", declarations: declarations), open: "Probe").texts
}

/// What code gives, as `print` writes it, with the notices it caused.
///
/// - Parameter body: an expression, or the body of a function.
func value(_ body: String, with declarations: String = "") -> String {
  onLargeStack {
    let evaluation = Evaluation(body, declarations: declarations)
    let notices = evaluation.machine.notices.all.map { " ! \($0.message)" }
    return ([evaluation.text] + notices).joined()
  }
}
