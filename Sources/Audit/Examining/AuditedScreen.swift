import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotLayout
import EarshotLiveScreens
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import EarshotVoiceOver

/// A screen with everything that rules ask about it.
struct AuditedScreen: Sendable {
  let name: String
  let screen: ResolvedScreen
  let tree: AccessibilityTree
  let views: ViewIndex
  let announcer: Announcer
  /// What is said of every element on arrival from the one before.
  let announcements: [Announcement]
  /// What became of every view, by identity.
  private let fates: [Identity: Fate]
  /// The views that became stops: index in `views` by index of element.
  private let stopViews: [Int?]
  private let elementOfView: [Int: Int]

  init(_ screen: ResolvedScreen, name: String, settings: VoiceOverSettings) {
    self.name = name
    self.screen = screen
    let tree = screen.tree
    self.tree = tree
    let views = ViewIndex(screen.shown.root)
    self.views = views
    let announcer = Announcer(settings: settings, environment: tree.environment)
    self.announcer = announcer
    announcements = tree.elements.indices.map { index in
      announcer.arrival(at: index, in: tree, from: index > 0 ? index - 1 : nil)
    }
    var fates: [Identity: Fate] = [:]
    var stopViews = [Int?](repeating: nil, count: tree.elements.count)
    var elementOfView: [Int: Int] = [:]
    for outcome in screen.resolution.outcomes {
      fates[outcome.identity] = fates[outcome.identity] ?? outcome.fate
      guard case .stop(let element) = outcome.fate, let view = views.index(of: outcome.identity),
        stopViews.indices.contains(element)
      else { continue }
      stopViews[element] = stopViews[element] ?? view
      elementOfView[view] = elementOfView[view] ?? element
    }
    self.fates = fates
    self.stopViews = stopViews
    self.elementOfView = elementOfView
  }

  var environment: ScreenEnvironment { tree.environment }

  func fate(_ view: Int) -> Fate? { fates[views.entries[view].node.identity] }

  /// The view that is the stop.
  func view(ofElement element: Int) -> Int? {
    stopViews.indices.contains(element) ? stopViews[element] : nil
  }

  /// The stop that the view itself is.
  func element(ofView view: Int) -> Int? { elementOfView[view] }

  /// The stops that the view and what is inside it are.
  func elements(inside view: Int) -> [Int] {
    views.inside(view).compactMap { elementOfView[$0] }
  }

  /// The innermost view around this one that is a stop.
  func stopAround(_ view: Int) -> Int? {
    for ancestor in views.ancestors(of: view) {
      if let element = elementOfView[ancestor] { return element }
    }
    return nil
  }

  func frame(_ view: Int) -> Rect? {
    let node = views.entries[view].node
    if case .element(let properties) = node.kind { return properties.viewFrame ?? properties.frame }
    return screen.layout.frames[node.identity]
  }

  func source(_ view: Int) -> SourceLocation? { views.entries[view].node.source }

  /// Whether nobody can touch the element: fields for codes and focus that apps make as small as a point are no
  /// places where a finger or an eye could land.
  func isOutOfReach(_ element: Int?) -> Bool {
    guard let element, let frame = tree.elements[element].frame else { return false }
    // What has no size at all was not measured.
    return frame.size.width > 0 && frame.size.height > 0 && min(frame.size.width, frame.size.height) < 2
  }

  /// The views of the app that an element is in, by where they are written, from the innermost on.
  func callSites(of element: Int) -> [SourceLocation] {
    guard let view = view(ofElement: element) else { return [] }
    return views.ancestors(of: view).compactMap { index in
      let node = views.entries[index].node
      guard case .custom = node.kind else { return nil }
      return node.source
    }
  }

  // MARK: What is heard

  func heard(_ element: Int) -> String {
    announcements.indices.contains(element) ? announcer.joined(announcements[element]) : ""
  }

  /// The element's place in the source: its own, else that of its label.
  func location(_ element: Int) -> SourceLocation? {
    let element = tree.elements[element]
    return element.source ?? element.origins.lazy.compactMap(\.source).first
  }

  /// What gave the element a property.
  func origin(_ property: PropertyOrigin.Property, of element: Int) -> PropertyOrigin? {
    var origin = tree.elements[element].origins.last { $0.property == property }
    if origin?.source == nil { origin?.source = tree.elements[element].source }
    return origin
  }

  /// Words to call an element by in a message.
  func called(_ element: Int) -> String {
    let label = tree.elements[element].label?.string ?? ""
    return label.isEmpty ? "the \(kind(of: element)) without a label" : "\"\(label)\""
  }

  /// What the element is, in a word.
  func kind(of element: Int) -> String {
    let traits = tree.elements[element].traits
    return AuditedScreen.kinds.first { traits.containsAny(of: $0.0) }?.1 ?? "element"
  }

  private static let kinds: [(Traits, String)] = [
    ([.switchButton, .toggle], "switch"), (.popUpButton, "menu"), (.link, "link"),
    ([.textEntry, .searchField], "text field"), (.adjustable, "adjustable control"),
    ([.tabBarItem], "tab"), ([.button, .backButton], "button"), (.image, "image"),
    (.header, "heading"), (.staticText, "text"),
  ]
}
