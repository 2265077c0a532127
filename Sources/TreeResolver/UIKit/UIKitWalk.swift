import EarshotAccessibilityTree
import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// Walks a UIKit-like tree once and collects its elements, groups, containers and outcomes
/// (spec announcements.md 4.1).
struct UIKitWalk {
  let order: ReadingOrder
  let interface: InterfaceState
  let profile: Profile
  let symbols: SymbolVoice

  /// Elements in the order of discovery; they are made once their order is known.
  var leaves: [Leaf] = []
  var groups: [[OrderedItem]] = []
  var containers: [AccessibilityContainer] = []
  var providers: [ContextProvider] = []
  var inherited: [Inherited] = []
  var outcomes: [ViewOutcome] = []
  var fates: [DraftFate] = []
  var origins = UIKitOrigins()

  /// Whether it is noted what becomes of every node.
  let notesOutcomes: Bool
  /// Whether views that are not UIKit's take a place of their own, to be resolved by their own rules.
  var hostsViews = false
  /// Those that did, by identity.
  var hosted: [Identity: ViewNode] = [:]
  /// Where they stand.
  var hostedFrames = Frames()

  init(_ tree: ViewTree, _ interface: InterfaceState, notesOutcomes: Bool) {
    order = ReadingOrder(
      idiom: tree.environment.device.idiom,
      direction: tree.layoutDirection ?? tree.environment.layoutDirection)
    self.interface = interface
    profile = tree.environment.profile
    symbols = SymbolVoice(tree.environment)
    self.notesOutcomes = notesOutcomes
  }

  /// What the nodes above a node mean for it.
  struct Surroundings {
    var depth = 0
    /// The outermost provider above: inner ones never replace it.
    var provider: Int?
    /// The node's index in the provider's own array; nil where it is not in it itself.
    var slot: Int?
    /// Indices into `containers`, outermost first.
    var containers: [Int] = []
    /// The index of what is handed down the responder chain.
    var inherited: Int?
  }

  /// An element that was found, with what its making needs.
  struct Leaf {
    var identity: Identity
    var source: SourceLocation?
    var properties: UIKitNode
    var around: Surroundings
  }

  /// What a user's gesture does that no view further down takes: it goes up the responder chain.
  struct Inherited {
    var activate: Handler?
    var escape: Handler?
    var magicTap: Handler?
  }

  /// Containers inside containers that are reported; what is nested deeper is passed through,
  /// so that the lists of elements stay linear.
  static let containerDepth = 32

  mutating func collect(
    _ node: ViewNode, _ around: Surroundings, into items: inout [OrderedItem]
  ) {
    guard case .element(let properties) = node.kind else {
      if hostsViews { return host(node, around, to: &items) }
      _ = record(node, properties: nil, around.depth, .silent(.notUnderstood))
      return collectChildren(of: node, around, into: &items)
    }
    let isLeaf = properties.isLeaf(hasChildren: !node.children.isEmpty)
    if let reason = properties.absence(isLeaf: isLeaf) {
      return recordHidden(node, around.depth, reason)
    }
    if isLeaf { return addElement(node, properties, around, to: &items) }
    collectContent(of: node, properties, around, into: &items)
  }

  /// A place in the order for views of SwiftUI that UIKit shows.
  private mutating func host(_ node: ViewNode, _ around: Surroundings, to items: inout [OrderedItem]) {
    var stand = UIKitNode()
    stand.frame = hostedFrames[node.identity]
    hosted[node.identity] = node
    items.append(OrderedItem(origin: stand.frame?.origin, priority: 0, reference: leaves.count))
    leaves.append(Leaf(identity: node.identity, source: node.source, properties: stand, around: around))
  }

  private mutating func addElement(
    _ node: ViewNode, _ properties: UIKitNode, _ around: Surroundings,
    to items: inout [OrderedItem]
  ) {
    _ = record(node, properties: properties, around.depth, .stop(leaves.count))
    items.append(
      OrderedItem(
        origin: properties.shownFrame?.origin, priority: properties.sortPriority ?? 0,
        reference: leaves.count))
    leaves.append(
      Leaf(identity: node.identity, source: node.source, properties: properties, around: around))
    guard notesOutcomes else { return }
    for child in node.children { recordHidden(child, around.depth + 1, .insideElement) }
    for child in properties.elements ?? [] {
      recordHidden(child, around.depth + 1, .insideElement)
    }
  }

  private mutating func collectContent(
    of node: ViewNode, _ properties: UIKitNode, _ around: Surroundings,
    into items: inout [OrderedItem]
  ) {
    let reported = properties.reportedKind
    let outcome = record(node, properties: properties, around.depth, .transparent)
    var inside = around
    inside.depth += 1
    inside.slot = nil
    inherit(from: properties, into: &inside)
    if let kind = reported ?? properties.barKind, inside.containers.count < UIKitWalk.containerDepth {
      note(.container(containers.count), of: outcome)
      inside.containers.append(containers.count)
      containers.append(container(of: node, properties, kind, parent: around.containers.last))
    } else if node.children.isEmpty, properties.elements == nil {
      note(.silent(properties.saysNothing ? .noMeaning : .notAnElement), of: outcome)
    }
    let ownProvider = startProvider(node, properties, &inside)
    if let vended = properties.elements {
      var group: [OrderedItem] = []
      for (index, child) in vended.enumerated() {
        if ownProvider { inside.slot = index }
        collect(child, inside, into: &group)
      }
      for child in node.children { recordHidden(child, inside.depth, .notInElements) }
      // An explicit order is kept; the group as a whole takes its place among the others.
      let sortsByOwnFrame = around.provider.map { providers[$0].isTabBarSuperview } ?? false
      close(group, properties, around, ownOrigin: sortsByOwnFrame, into: &items)
    } else if reported != nil || properties.groupsChildren == true {
      var group: [OrderedItem] = []
      collectSubviews(of: node, inside, numbered: ownProvider, into: &group)
      order.sort(&group)
      close(group, properties, around, ownOrigin: false, into: &items)
    } else {
      collectSubviews(of: node, inside, numbered: ownProvider, into: &items)
    }
  }

  private mutating func close(
    _ group: [OrderedItem], _ properties: UIKitNode, _ around: Surroundings, ownOrigin: Bool,
    into items: inout [OrderedItem]
  ) {
    guard !group.isEmpty else { return }
    let origin = ownOrigin ? properties.frame?.origin : order.origin(of: group)
    items.append(
      OrderedItem(
        origin: origin, priority: properties.sortPriority ?? 0, reference: ~groups.count))
    groups.append(group)
  }

  /// Subviews; where one of them is modal, only the last that is, even if it holds nothing.
  /// Modality does not reach beyond direct siblings.
  private mutating func collectSubviews(
    of node: ViewNode, _ around: Surroundings, numbered: Bool, into items: inout [OrderedItem]
  ) {
    let modal = node.children.lastIndex { child in
      if case .element(let properties) = child.kind { return properties.isModal == true }
      return false
    }
    var inside = around
    for (index, child) in node.children.enumerated() {
      if let modal, index != modal {
        recordHidden(child, around.depth, .behindModal)
      } else {
        if numbered { inside.slot = index }
        collect(child, inside, into: &items)
      }
    }
  }

  private mutating func collectChildren(
    of node: ViewNode, _ around: Surroundings, into items: inout [OrderedItem]
  ) {
    var inside = around
    inside.depth += 1
    inside.slot = nil
    for child in node.children { collect(child, inside, into: &items) }
  }

  private mutating func inherit(from properties: UIKitNode, into around: inout Surroundings) {
    guard
      properties.onActivate != nil || properties.onEscape != nil || properties.onMagicTap != nil
    else { return }
    var next = around.inherited.map { inherited[$0] } ?? Inherited()
    next.activate = properties.onActivate ?? next.activate
    next.escape = properties.onEscape ?? next.escape
    next.magicTap = properties.onMagicTap ?? next.magicTap
    around.inherited = inherited.count
    inherited.append(next)
  }
}
