import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftUIScreens
import EarshotViewTree
import EarshotVocabulary
import Testing

/// A screen of SwiftUI code, as a test looks at it and uses it.
struct OpenedScreen {
  private var source: TypedScreen
  private(set) var tree: ViewTree
  private(set) var interface = InterfaceState()
  /// What the app did while the screen was made or used.
  private(set) var events: [ScreenEvent] = []

  /// Opens one of what can be opened in the code.
  ///
  /// - Parameters:
  ///   - entry: the name of a view, a preview or an app's scene.
  ///   - state: values for properties by their names, as `--state` gives them.
  ///   - data: the same, as a file of JSON gives them.
  ///   - isLive: whether what makes the next tree sooner is remembered.
  init(
    _ code: String, view entry: String = "Probe", isLive: Bool = false, state: [String: String] = [:],
    data: String? = nil, in parent: ScreenParent? = nil
  ) {
    let texts = state.map { (name: $0.key, value: $0.value) }
    let given = try? data.map { try GivenValues(texts: texts, file: "Data.json", Array($0.utf8)) }
    let app = OpenedScreen.app(code)
    let entries = EntryPoints([app.entries(of: "Probe.swift")])
    guard let found = (entries.views + entries.all + entries.uiKitClasses).first(where: { $0.name == entry })
    else { preconditionFailure("there is no \(entry) in the code") }
    self.init(app, found, isLive: isLive, given: given ?? GivenValues(texts: texts), in: parent)
  }

  /// Every preview of the code, or else what its apps show.
  static func all(_ code: String) -> [OpenedScreen] {
    let app = OpenedScreen.app(code)
    return EntryPoints([app.entries(of: "Probe.swift")]).all.map {
      OpenedScreen(app, $0, isLive: false, given: .none, in: nil)
    }
  }

  private init(
    _ app: AppCode, _ entry: EntryPoint, isLive: Bool, given: GivenValues, in parent: ScreenParent?
  ) {
    var source = TypedScreen(
      app, entry.root, name: entry.name, at: entry.location, ScreenEnvironment(), given: given, in: parent)
    source.remember(isLive)
    let interface = InterfaceState()
    tree = LargeStack.run { source.tree(interface) }
    self.source = source
    events = tree.effects
  }

  static func app(_ code: String) -> AppCode {
    var natives = Natives.standard()
    natives.addScreens()
    guard
      let app = AppCode(
        modules: [AppModule(name: "Probe", files: [("Probe.swift", Array(code.utf8))])], catalogs: nil,
        natives: natives,
        library: EmbeddedLibrary.module)
    else { preconditionFailure("the library declares no SwiftUI") }
    return app
  }

  /// The first thing of the screen that is not understood; nil: all of it is.
  var gap: String? { source.gap?.cause ?? tree.gaps.first?.notice.message }
  /// What is said of all that is not understood.
  var gaps: [String] { tree.gaps.map(\.notice.message) }

  /// What the app printed.
  var output: [String] {
    events.compactMap { event in
      if case .output(let line) = event { return line }
      return nil
    }
  }

  /// The words of all texts, in the order of the views.
  var texts: [String] { OpenedScreen.texts(of: tree.root) }

  static func texts(of node: ViewNode) -> [String] {
    nodes(in: node).filter { $0.name == "Text" }.compactMap { $0.arguments.first?.value.string }
  }

  /// A view with those in it, in arguments and modifiers too.
  static func nodes(in node: ViewNode) -> [ViewNode] {
    let inside =
      node.arguments.flatMap { $0.value.views ?? [] } + node.children
      + node.modifiers.flatMap { $0.arguments.flatMap { $0.value.views ?? [] } }
    return [node] + inside.flatMap(nodes)
  }

  /// The first view of a kind.
  func node(_ name: String) -> ViewNode? { OpenedScreen.nodes(in: tree.root).first { $0.name == name } }

  /// Whether a view stands there of which nothing but its name is known.
  func isUnknown(_ name: String) -> Bool {
    if case .unknown? = node(name)?.kind { return true }
    return false
  }

  func nodes(_ name: String) -> [ViewNode] { OpenedScreen.nodes(in: tree.root).filter { $0.name == name } }

  /// The first modifier of a name, on whatever view.
  func modifier(_ name: String) -> Modifier? {
    OpenedScreen.nodes(in: tree.root).lazy.flatMap(\.modifiers).first { $0.name == name }
  }

  /// Presses the button whose title or label has these words.
  mutating func press(_ title: String) {
    // A button in another one's style comes behind it.
    let button = nodes("Button").last { node in
      node.arguments.contains { $0.value.string == title }
        || node.arguments.flatMap { $0.value.views ?? [] }.flatMap(OpenedScreen.texts).contains(title)
    }
    guard let handler = button?.argument("action")?.handler else {
      Issue.record("there is no button \(title) among \(texts)")
      return
    }
    run(handler)
  }

  mutating func run(_ handler: Handler, _ arguments: [PlainValue] = []) {
    let events = source.run(handler, arguments)
    for case .notice(let notice) in events { Issue.record("\(notice.message)") }
    self.events += events
    look()
  }

  /// Lets seconds pass, as a test or a user waits.
  mutating func wait(_ seconds: Double) {
    var left = seconds
    while left > 0 {
      let (passed, events) = source.pass(upTo: left)
      for case .notice(let notice) in events { Issue.record("\(notice.message)") }
      self.events += events
      look()
      left -= passed
      if passed == 0, events.isEmpty { break }
    }
  }

  /// Goes to a screen that a link leads to.
  mutating func push(_ identity: Identity) {
    interface.pushed.append(identity)
    look()
  }

  private mutating func look() {
    tree = source.tree(interface)
    events += tree.effects
  }
}
