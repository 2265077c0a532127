import EarshotAnnouncements
import EarshotLiveScreens
import EarshotViewTree
import EarshotVocabulary

/// A change to one view that can be tried out: the screen is resolved again with it, and what
/// is heard then is what the change is worth.
struct Repair: Sendable {
  /// The view that is changed.
  var view: Identity
  /// Modifiers that are put outside of those it has.
  var adds: [Modifier]
  /// Modifiers that take the place of those with that name, where they stand.
  var replaces: [String: Modifier]
  /// As the author would write it.
  var code: String

  init(
    _ view: Identity, adds: [Modifier] = [], replaces: [String: Modifier] = [:], code: String
  ) {
    self.view = view
    self.adds = adds
    self.replaces = replaces
    self.code = code
  }

  func applied(to node: ViewNode) -> ViewNode {
    var node = node
    node.modifiers = node.modifiers.map { replaces[$0.name] ?? $0 }
    node.modifiers += adds
    return node
  }
}

extension Modifier {
  /// `.accessibilityAddTraits(.isButton)`
  static func adds(trait: String) -> Modifier {
    Modifier("accessibilityAddTraits", [Argument(nil, .symbol(trait))])
  }

  static func groups(_ children: String) -> Modifier {
    Modifier("accessibilityElement", [Argument("children", .symbol(children))])
  }

  static let hides = Modifier("accessibilityHidden", [Argument(nil, .bool(true))])
}

/// Tries repairs out, all of one rule at once: one more resolution for each rule that found
/// something, whatever the number of findings. A repair is worth showing only where the rule finds nothing there
/// any more, nothing else is said differently, and nothing that can be done or heard is lost.
struct Trial {
  let screen: AuditedScreen
  let rule: AuditRule

  /// How many repairs are tried one by one where they get into each other's way.
  private static let mostAlone = 24

  /// What is heard of each view that its repair mends, by its identity; "" where it is no stop any more.
  func heard(after repairs: [Repair]) -> [Identity: String] {
    var byView: [Identity: Repair] = [:]
    for repair in repairs { byView[repair.view] = byView[repair.view] ?? repair }
    guard !byView.isEmpty else { return [:] }
    if let mended = mended(by: byView) { return mended }
    guard byView.count > 1, byView.count <= Trial.mostAlone else { return [:] }
    var heard: [Identity: String] = [:]
    for (view, repair) in byView {
      heard.merge(mended(by: [view: repair]) ?? [:]) { first, _ in first }
    }
    return heard
  }

  /// nil: something else on the screen is said differently then.
  private func mended(by repairs: [Identity: Repair]) -> [Identity: String]? {
    var tree = screen.screen.shown
    tree.root = Trial.changed(tree.root, repairs, on: path(to: repairs.keys))
    let after = AuditedScreen(
      screen.screen.trying(tree), name: screen.name, settings: screen.announcer.settings)
    let check = RepairCheck(before: screen, after: after, rule: rule)
    guard check.leavesTheRest(repairs.keys) else { return nil }
    return repairs.compactMapValues { check.heard(after: $0) }
  }

  /// The changed views and all around them: the rest of the tree is kept as it is.
  private func path(to identities: some Sequence<Identity>) -> Set<Identity> {
    var path: Set<Identity> = []
    for identity in identities {
      guard let view = screen.views.index(of: identity) else { continue }
      path.insert(identity)
      for ancestor in screen.views.ancestors(of: view) {
        guard path.insert(screen.views.entries[ancestor].node.identity).inserted else { break }
      }
    }
    return path
  }

  private static func changed(
    _ node: ViewNode, _ repairs: [Identity: Repair], on path: Set<Identity>
  ) -> ViewNode {
    guard path.contains(node.identity) else { return node }
    var node = repairs[node.identity]?.applied(to: node) ?? node
    node.children = node.children.map { changed($0, repairs, on: path) }
    node.arguments = changed(node.arguments, repairs, on: path)
    for index in node.modifiers.indices {
      node.modifiers[index].arguments = changed(node.modifiers[index].arguments, repairs, on: path)
    }
    return node
  }

  private static func changed(
    _ arguments: [Argument], _ repairs: [Identity: Repair], on path: Set<Identity>
  ) -> [Argument] {
    arguments.map { argument in
      guard case .views(let views) = argument.value else { return argument }
      return Argument(argument.label, .views(views.map { changed($0, repairs, on: path) }))
    }
  }
}
