import EarshotViewTree
import EarshotVocabulary

/// Facts as a tree of UIKit views.
struct TreeMaking {
  let facts: ClassFacts
  let frames: [String: Rect]
  private static let deepest = 64

  init(_ facts: ClassFacts, screen: Size) {
    var facts = facts
    // What nothing adds to anything is most likely added by a storyboard: to the screen.
    for name in facts.order where !name.isEmpty && facts.views[name]?.parent == nil {
      facts.add(name, to: "")
    }
    self.facts = facts
    frames = FrameSolver(facts, screen: screen).frames
  }

  func root() -> ViewNode {
    var work = Work()
    return node("", &work) ?? ViewNode(.unknown(""))
  }

  /// What has been made so far.
  private struct Work {
    /// The views around, which don't stand in themselves again: code may list a view among its own elements.
    var open: Set<String> = []
    /// Views that may still be made: a view is made wherever it is listed, and lists may list one another.
    var left = Bounds.standard.views
  }

  /// nil: it stands in itself, or is deeper or more than the bounds allow.
  private func node(_ name: String, _ work: inout Work) -> ViewNode? {
    guard let view = facts.views[name], work.left > 0, work.open.count <= TreeMaking.deepest,
      work.open.insert(name).inserted
    else { return nil }
    defer { work.open.remove(name) }
    work.left -= 1
    var properties = properties(of: view)
    let nodes = view.children.compactMap { node($0, &work) }
    guard let vended = view.elements else { return made(view, properties, nodes) }
    let others = vended.filter { !view.children.contains($0) }.compactMap { node($0, &work) }
    let names = Set(vended.map { Identity.root.child($0) })
    properties.elements = nodes.filter { names.contains($0.identity) } + others
    return made(view, properties, nodes.filter { !names.contains($0.identity) })
  }

  private func made(_ view: ViewFacts, _ properties: UIKitNode, _ children: [ViewNode]) -> ViewNode {
    ViewNode(
      .element(properties), children: children,
      identity: view.name.isEmpty ? .root : Identity.root.child(view.name),
      source: view.location ?? facts.location)
  }

  private func properties(of view: ViewFacts) -> UIKitNode {
    var node = UIKitNode()
    node.className = view.className ?? "UIView"
    node.isElement = view.isElement
    node.label = label(of: view)
    node.value = view.value
    node.hint = view.hint
    node.traits = view.traits
    node.identifier = view.identifier
    node.isHidden = view.isHidden
    node.alpha = view.alpha
    node.elementsHidden = view.elementsHidden
    node.isModal = view.isModal
    node.groupsChildren = view.groupsChildren
    node.frame = frames[view.name]
    node.viewFrame = frames[view.name]
    node.tapHandler = view.takesTaps ? true : nil
    node.customActions = view.customActions.map { UIKitNode.CustomAction(name: $0) }
    node.userInputLabels = view.inputLabels
    node.activationPoint = view.activationPoint ?? view.activationCenter.flatMap { frames[$0]?.center }
    if view.adjusts {
      node.traits = (node.traits ?? ViewClass.traits(view.className)).union(.adjustable)
      node.onIncrement = Handler(NothingBehind())
      node.onDecrement = Handler(NothingBehind())
    }
    return node
  }

  /// What is said of it; a title that the code does not name is set elsewhere.
  private func label(of view: ViewFacts) -> String? {
    if let label = view.label ?? view.text { return label }
    switch view.className {
    case "UIButton", "UILabel", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl":
      return "«\(view.name)»"
    default: return nil
    }
  }
}

/// Stands for code that is known to be there and is not run.
private struct NothingBehind: Sendable {}
