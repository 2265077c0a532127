import EarshotAccessibilityTree
import EarshotLayout
import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// One walk over the views of a screen: what is inherited goes down in `Scope`, what is made
/// comes up as pieces on `output`, and modifiers change the pieces of their view from the
/// innermost to the outermost.
///
/// A view's pieces are those on `output` after the mark that was taken when it began, so nothing
/// is copied from level to level.
struct Walk {
  let layout: LayoutResult
  let interface: InterfaceState
  let environment: ScreenEnvironment
  /// The system's own words in the screen's language.
  let words: Phrases

  var output: [Piece] = []
  /// The arenas that pieces point into.
  var drafts = Drafts()
  var clusters: [Cluster] = []
  var layers: [Layer] = []
  /// The layer that new pieces belong to.
  var layer = Layer.none
  /// How many views without an element were met that an attribute could give one.
  var carriers = 0
  var outcomes = OutcomeRecords()
  var depth = 0
  var notices: [Notice] = []
  /// Pushed screens, sheets, alerts and the like that are shown, outermost first: they make a
  /// screen another one.
  var presented: [Identity] = []
  /// The element that a screen names for its arrival.
  var defaultFocus: Int?
  /// Rows that are known again; nil: none are.
  var rows: RowKeeper?
  /// What is done with views of which it is not known what they show.
  var unknownContents = UnknownContents.none
  /// Whether labels of pairs were met.
  var hasPairs = false
  /// How the screen is read; without layers.
  let order: LineOrder

  init(tree: ViewTree, layout: LayoutResult, interface: InterfaceState) {
    self.layout = layout
    self.interface = interface
    self.environment = tree.environment
    self.words = Phrases(locale: tree.environment.locale)
    self.order = LineOrder(
      lineThreshold: tree.environment.device.idiom == .pad ? 13 : 8,
      isRightToLeft: LayoutDirections.direction(of: tree) == .rightToLeft,
      keepsTreeOrder: tree.environment.profile < .ios15, layers: [])
  }

  var profile: Profile { environment.profile }

  var mark: Mark { Mark(output: output.count, carriers: carriers) }

  // MARK: Going down

  /// Resolves one view with its modifiers.
  ///
  /// - Parameter deletion: what deletes the view, where it is a row that can be deleted.
  mutating func resolve(_ node: ViewNode, in scope: Scope, deleting deletion: RowDeletion? = nil) {
    if rows != nil, let stamp = node.stamp, isKept(stamp) {
      return resolve(row: node, stamp, in: scope, deletion)
    }
    let mark = mark
    resolveAnew(node, in: scope)
    if let deletion { RowActions.delete(deletion, from: mark, &self) }
  }

  mutating func resolveAnew(_ node: ViewNode, in scope: Scope) {
    let outcome = record(node)
    depth += 1
    if node.modifiers.isEmpty {
      produce(node, Place(scope: scope, outcome: outcome, mark: mark))
    } else {
      resolveModified(node, in: scope, outcome: outcome)
    }
    depth -= 1
  }

  mutating func resolve(_ nodes: [ViewNode], in scope: Scope) {
    guard let modal = nodes.lastIndex(where: SystemViews.isModal) else {
      for index in nodes.indices { resolve(nodes[index], in: scope) }
      return
    }
    for (index, node) in nodes.enumerated() where index != modal {
      hide(node, as: .behindModal)
    }
    resolve(nodes[modal], in: scope)
  }

  /// What the view itself says, without its modifiers.
  mutating func produce(_ node: ViewNode, _ place: Place) {
    switch node.kind {
    case .view(let name):
      if let handler = ViewRegistry.handlers[name] {
        handler(node, place, &self)
      } else {
        produceContent(of: node, place)
      }
    case .unknown: produceContent(of: node, place)
    case .custom: resolve(node.children, in: place.scope)
    case .element: HostedElements.resolve(node, place, &self)
    }
  }

  /// Records the views as hidden without resolving them.
  mutating func hide(_ node: ViewNode, as reason: HiddenReason) {
    let outcome = record(node)
    outcomes[outcome].fate = .hidden(reason)
    depth += 1
    for child in node.children { hide(child, as: reason) }
    depth -= 1
  }

  /// Records views that a control draws as part of itself.
  mutating func pass(over nodes: [ViewNode], as reason: SilentReason) {
    for node in nodes {
      let outcome = record(node)
      outcomes[outcome].fate = .silent(reason)
      depth += 1
      pass(over: node.children, as: reason)
      depth -= 1
    }
  }

  // MARK: Making pieces

  /// A view without an element; an attribute may still make one of it.
  mutating func silent(_ place: Place, _ reason: SilentReason, carries: Bool = true) {
    outcomes[place.outcome].fate = .silent(reason)
    if carries { carriers += 1 }
  }

  /// A new element for the view, with what it inherits.
  mutating func makeDraft(for node: ViewNode, _ place: Place, role: Role, traits: Traits) -> Draft {
    var element = AccessibilityElement(identity: node.identity, traits: traits)
    element.source = node.source
    element.frame = layout.frames[node.identity] ?? place.scope.fallbackFrame
    element.language = place.scope.language
    var draft = Draft(element: element, outcome: place.outcome, role: role)
    draft.layer = layer
    if !traits.isEmpty {
      draft.note(.traits, "what a \(node.name) is", source: node.source)
    }
    if place.scope.isHeader {
      draft.element.traits.insert(.header)
      draft.note(.traits, "every element of a section's header is a heading", source: node.source)
    }
    if place.scope.isDisabled {
      draft.element.traits.insert(.notEnabled)
      draft.isDisabled = true
      draft.note(.traits, "disabled above", modifier: ".disabled(true)", source: node.source)
    }
    return draft
  }

  /// Puts a finished draft on the output and names it the view's fate.
  @discardableResult
  mutating func push(_ draft: Draft) -> Int {
    let index = drafts.count
    drafts.append(draft)
    output.append(.element(index))
    outcomes[draft.outcome].fate = .element(index)
    return index
  }

  /// Makes and pushes an element of the view.
  @discardableResult
  mutating func add(
    _ node: ViewNode, _ place: Place, role: Role, traits: Traits,
    _ fill: (inout Draft, Walk) -> Void
  ) -> Int {
    var draft = makeDraft(for: node, place, role: role, traits: traits)
    fill(&draft, self)
    return push(draft)
  }

  /// Puts everything on the output since the mark into one container.
  @discardableResult
  mutating func wrap(
    _ node: ViewNode, _ place: Place, as kind: AccessibilityContainer.Kind,
    takesAttributes: Bool
  ) -> Int {
    var container = AccessibilityContainer(identity: node.identity, kind: kind)
    container.source = node.source
    container.frame = layout.frames[node.identity] ?? place.scope.fallbackFrame
    var cluster = Cluster(
      container: container, pieces: Array(output[place.mark.output...]), outcome: place.outcome,
      takesAttributes: takesAttributes)
    cluster.layer = layer
    output.removeSubrange(place.mark.output...)
    let index = clusters.count
    clusters.append(cluster)
    output.append(.cluster(index))
    outcomes[place.outcome].fate = .cluster(index)
    return index
  }

  /// Takes the pieces since the mark off the output.
  mutating func take(from mark: Mark) -> [Piece] {
    let pieces = Array(output[mark.output...])
    output.removeSubrange(mark.output...)
    return pieces
  }

  /// The indices of the drafts in the pieces, in view-tree order.
  func elements(of pieces: some Sequence<Piece>) -> [Int] {
    var found: [Int] = []
    var left = Array(pieces.reversed())
    while let piece = left.popLast() {
      switch piece {
      case .element(let index): found.append(index)
      case .cluster(let index): left += clusters[index].pieces.reversed()
      }
    }
    return found
  }
}

extension Draft {
  /// What stands for a value that is not known: never one that it could have.
  mutating func setUnknown(_ words: String, _ node: ViewNode) {
    element.value = SpokenText(words)
    note(.value, "a value that is not known", source: node.source, standing: .guessed)
  }

  /// Remembers where a property came from; single-valued ones forget what came before.
  mutating func note(
    _ property: PropertyOrigin.Property, _ rule: String, modifier: String? = nil,
    source: SourceLocation? = nil, standing: PropertyOrigin.Standing = .derived
  ) {
    switch property {
    case .traits, .actions, .customContent, .rotors, .inputLabels: break
    default: element.origins.removeAll { $0.property == property }
    }
    element.origins.append(
      PropertyOrigin(
        property, rule: rule, modifier: modifier, source: source, standing: standing))
  }

  mutating func note(
    _ property: PropertyOrigin.Property, _ rule: String, _ modifier: Modifier,
    standing: PropertyOrigin.Standing = .given
  ) {
    note(
      property, rule, modifier: modifier.asWritten, source: modifier.source, standing: standing)
  }
}
