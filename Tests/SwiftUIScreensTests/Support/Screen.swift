import EarshotLocalization
import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary

/// A screen of SwiftUI source with what a user may do to it.
struct Screen: Sendable {
  private var source: TypedScreen
  private(set) var tree: ViewTree
  /// What the last action did.
  private(set) var events: [ScreenEvent] = []
  private(set) var interface = InterfaceState()

  /// - Parameters:
  ///   - code: a whole file.
  ///   - entry: the name of the view or preview to open; nil: the first entry point.
  ///   - others: further files of the module.
  init(
    _ code: String, open entry: String? = nil, others: [String] = [], ios: Profile = .default,
    state: [String: String] = [:], bounds: Bounds = .standard,
    locale: String = "en_US", device: Device = .iPhone
  ) {
    var environment = ScreenEnvironment(profile: ios, device: device, locale: locale)
    environment.bounds = bounds
    let others = others.enumerated().map { (path: "Other\($0.offset).swift", code: $0.element) }
    self.init(
      files: [(path: "App.swift", code: code)] + others, open: entry, environment,
      given: GivenValues(texts: state.map { (name: $0.key, value: $0.value) }))
  }

  /// The first preview, or else the first view, of files by their paths.
  ///
  /// - Parameter entry: the name of the view or preview to open in place of it, one of the first file.
  init(
    files: [(path: String, code: String)], open entry: String? = nil,
    _ environment: ScreenEnvironment = ScreenEnvironment(), given: GivenValues = .none,
    catalogs: StringCatalogs? = nil, resources: [ResourceFile] = []
  ) {
    (source, tree) = onLargeStack {
      let code = Screen.code(files, catalogs: catalogs, resources: resources)
      let opened = files.prefix(entry == nil ? files.count : 1)
      let entries = EntryPoints(opened.map { code.entries(of: $0.path) })
      let all = entries.all + entries.views + entries.uiKitClasses
      let missing = EntryPoint(
        kind: .view, name: entry ?? "", location: SourceLocation(file: "App.swift", line: 1, column: 1),
        root: .view(entry ?? "", file: "App.swift"))
      let found = (entry == nil ? all.first : all.first { $0.name == entry }) ?? missing
      var source = TypedScreen(
        code, found.root, name: found.name, at: found.location, environment, given: given)
      source.remember(true)
      let tree = source.tree(InterfaceState())
      return (source, tree)
    }
  }

  /// The code of one module.
  static func code(
    _ files: [(path: String, code: String)], catalogs: StringCatalogs? = nil,
    resources: [ResourceFile] = []
  ) -> AppCode {
    code(files.map { ($0.path, Array($0.code.utf8)) }, catalogs: catalogs, resources: resources)
  }

  static func code(
    _ files: [(path: String, bytes: [UInt8])], catalogs: StringCatalogs? = nil,
    resources: [ResourceFile] = []
  ) -> AppCode {
    var natives = Natives.standard()
    natives.addScreens()
    let code = AppCode(
      modules: [AppModule(name: "App", files: files)], catalogs: catalogs, resources: resources,
      natives: natives, library: EmbeddedLibrary.module)
    guard let code else { preconditionFailure("the library declares no SwiftUI") }
    return code
  }

  /// What can be opened of a file.
  static func entryPoints(_ text: String, others: [String] = []) -> [EntryPoint] {
    let others = others.enumerated().map { (path: "Other\($0.offset).swift", code: $0.element) }
    return EntryPoints([code([("App.swift", text)] + others).entries(of: "App.swift")]).all
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

/// What a failing expectation shows of a screen: all of its program would take minutes to write down.
extension Screen: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["texts": texts, "notices": notices.map(\.message)]) }
}
