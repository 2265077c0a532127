import EarshotAnnouncements
import EarshotTreeResolver
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
/// something, whatever the number of findings.
struct Trial {
  let screen: AuditedScreen

  /// What is heard of each repaired view, by its identity; "" where it is no stop any more.
  func heard(after repairs: [Repair]) -> [Identity: String] {
    var byView: [Identity: Repair] = [:]
    for repair in repairs { byView[repair.view] = byView[repair.view] ?? repair }
    guard !byView.isEmpty else { return [:] }
    var tree = screen.screen.shown
    tree.root = Trial.changed(tree.root, byView, on: path(to: byView.keys))
    let resolution = LargeStack.run {
      TreeResolver.resolve(
        tree, layout: screen.screen.layout, interface: screen.screen.interface)
    }
    return said(of: byView, in: resolution)
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

  private func said(of repairs: [Identity: Repair], in resolution: Resolution) -> [Identity: String] {
    var heard: [Identity: String] = [:]
    for outcome in resolution.outcomes where repairs[outcome.identity] != nil {
      guard heard[outcome.identity] == nil else { continue }
      guard case .stop(let element) = outcome.fate else {
        heard[outcome.identity] = ""
        continue
      }
      let previous = element > 0 ? element - 1 : nil
      heard[outcome.identity] = screen.announcer.joined(
        screen.announcer.arrival(at: element, in: resolution.tree, from: previous))
    }
    return heard
  }
}
