import EarshotAccessibilityTree
import EarshotLayout
import EarshotViewTree
import EarshotVocabulary

/// UIKit views among SwiftUI's: by UIKit's own rules (`UIKitWalk`), which elements there are, what
/// they say and in which order; they stay together at the place of the view that holds them.
///
/// That they stay together is what a container view does to its elements; unchecked on a device.
struct HostedElements {
  /// SwiftUI views that UIKit shows (`UIHostingController`), by identity.
  private let embedded: [Identity: ViewNode]
  private let inner: UIKitWalk
  private let finished: UIKitWalk.Finished
  /// The outcome in the outer walk of each outcome of the inner one.
  private var outcomes: [Int] = []
  /// The outcomes in the outer walk, by the element and by the container that they are.
  private var outcomeOfElement: [Int: Int] = [:]
  private var outcomeOfContainer: [Int: Int] = [:]

  static func resolve(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    var hosted = HostedElements(node, walk)
    hosted.record(place, &walk)
    hosted.emit(place, &walk)
  }

  private init(_ node: ViewNode, _ walk: Walk) {
    var tree = ViewTree(
      name: "", root: HostedElements.placed(node, walk.layout), environment: walk.environment)
    tree.layoutDirection = walk.environment.layoutDirection
    var inner = UIKitWalk(tree, walk.interface, notesOutcomes: true)
    inner.hostsViews = true
    inner.hostedFrames = walk.layout.frames
    var items: [OrderedItem] = []
    inner.collect(tree.root, UIKitWalk.Surroundings(), into: &items)
    inner.order.sort(&items)
    embedded = inner.hosted
    finished = inner.finished(items)
    self.inner = inner
  }

  /// The views with the frames that layout gave them, where they came with none.
  private static func placed(_ node: ViewNode, _ layout: LayoutResult) -> ViewNode {
    guard case .element(var properties) = node.kind else { return node }
    var node = node
    if properties.frame == nil { properties.frame = layout.frames[node.identity] }
    if let vended = properties.elements { properties.elements = vended.map { placed($0, layout) } }
    node.kind = .element(properties)
    node.children = node.children.map { placed($0, layout) }
    return node
  }

  // MARK: Outcomes

  /// Records what became of every view; SwiftUI's inside record themselves when they are resolved.
  private mutating func record(_ place: Place, _ walk: inout Walk) {
    for (index, outcome) in finished.outcomes.enumerated() {
      var record = place.outcome
      if index > 0 {
        walk.outcomes.append(
          OutcomeRecord(
            identity: outcome.identity, depth: walk.depth - 1 + outcome.depth, name: outcome.name,
            summary: outcome.summary, source: outcome.source))
        record = walk.outcomes.count - 1
      }
      switch outcome.fate {
      case .stop(let element): outcomeOfElement[element] = record
      case .container(let container): outcomeOfContainer[container] = record
      case .hidden(let reason): walk.outcomes[record].fate = .hidden(reason)
      case .silent(let reason): walk.outcomes[record].fate = .silent(reason)
      case .mergedInto, .replaced, .transparent: break
      }
    }
  }

  // MARK: Elements

  private struct Open {
    var container: Int
    var mark: Int
  }

  private func emit(_ place: Place, _ walk: inout Walk) {
    let start = walk.output.count
    var open: [Open] = []
    for (index, element) in finished.elements.enumerated() {
      while let last = open.last, !element.containers.contains(last.container) {
        close(open.removeLast(), place, &walk)
      }
      for container in element.containers.dropFirst(open.count) {
        open.append(Open(container: container, mark: walk.output.count))
      }
      if let view = embedded[element.identity] {
        walk.resolve(view, in: place.scope)
      } else {
        push(element, index, place, &walk)
      }
    }
    while let last = open.popLast() { close(last, place, &walk) }
    guard walk.output.count - start > 1 else { return }
    var block = cluster(
      AccessibilityContainer(identity: place.identity(in: walk), kind: .semanticGroup), place.outcome,
      from: start, &walk)
    block.isBlock = true
    put(block, from: start, &walk)
  }

  private func push(_ element: AccessibilityElement, _ index: Int, _ place: Place, _ walk: inout Walk) {
    var draft = Draft(
      element: element, outcome: outcomeOfElement[index] ?? place.outcome, role: HostedElements.role(element))
    draft.element.containers = []
    draft.element.language = element.language ?? place.scope.language
    draft.element.frame = element.frame ?? place.scope.fallbackFrame
    draft.labelIsAuthored = true
    draft.layer = walk.layer
    if place.scope.isHeader { draft.element.traits.insert(.header) }
    if place.scope.isDisabled {
      draft.element.traits.insert(.notEnabled)
      draft.isDisabled = true
    }
    walk.push(draft)
  }

  /// What a combination makes of the element.
  private static func role(_ element: AccessibilityElement) -> Role {
    let traits = element.traits
    if traits.containsAny(of: [.adjustable, .textEntry, .switchButton]) { return .control }
    if traits.contains(.button) { return .button }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .text : .plain
  }

  private func close(_ open: Open, _ place: Place, _ walk: inout Walk) {
    let outcome = outcomeOfContainer[open.container]
    let made = cluster(finished.containers[open.container], outcome ?? place.outcome, from: open.mark, &walk)
    let index = put(made, from: open.mark, &walk)
    if let outcome { walk.outcomes[outcome].fate = .cluster(index) }
  }

  private func cluster(
    _ container: AccessibilityContainer, _ outcome: Int, from mark: Int, _ walk: inout Walk
  ) -> Cluster {
    var container = container
    container.elements = []
    var cluster = Cluster(
      container: container, pieces: Array(walk.output[mark...]), outcome: outcome, takesAttributes: false)
    cluster.keepsWrittenOrder = true
    cluster.layer = walk.layer
    cluster.isModal = container.isModal
    return cluster
  }

  @discardableResult
  private func put(_ cluster: Cluster, from mark: Int, _ walk: inout Walk) -> Int {
    walk.output.removeSubrange(mark...)
    let index = walk.clusters.count
    walk.clusters.append(cluster)
    walk.output.append(.cluster(index))
    return index
  }
}

extension Place {
  fileprivate func identity(in walk: Walk) -> Identity { walk.outcomes[outcome].identity }
}
