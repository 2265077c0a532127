import EarshotViewTree

/// Where a node stands in a document: its screen and the way from the screen's root.
struct NodePlace: Sendable {
  var screen: Int
  var steps: [NodeStep]
}

/// One step down from a node.
enum NodeStep: Sendable {
  case child(Int)
  /// A member of `accessibilityElements`.
  case element(Int)
  /// A node given as an argument: which argument, which of its nodes.
  case argument(Int, Int)
  /// A node given to a modifier: which modifier, argument and node.
  case modifier(Int, Int, Int)
}

/// An argument of a node, or of one of its modifiers.
enum ArgumentPlace: Sendable {
  case argument(Int)
  case modifier(Int, Int)
}

extension ViewNode {
  /// Changes the node at the end of the way, in place.
  mutating func update(_ steps: ArraySlice<NodeStep>, _ change: (inout ViewNode) -> Void) {
    guard let step = steps.first else { return change(&self) }
    let rest = steps.dropFirst()
    switch step {
    case .child(let index):
      guard children.indices.contains(index) else { return }
      children[index].update(rest, change)
    case .element(let index): updateElement(index, rest, change)
    case .argument(let argument, let index):
      guard arguments.indices.contains(argument) else { return }
      arguments[argument].value.updateView(index, rest, change)
    case .modifier(let modifier, let argument, let index):
      guard modifiers.indices.contains(modifier),
        modifiers[modifier].arguments.indices.contains(argument)
      else { return }
      modifiers[modifier].arguments[argument].value.updateView(index, rest, change)
    }
  }

  private mutating func updateElement(
    _ index: Int, _ rest: ArraySlice<NodeStep>, _ change: (inout ViewNode) -> Void
  ) {
    guard case .element(var node) = kind, var elements = node.elements,
      elements.indices.contains(index)
    else { return }
    // Taken out while it changes, so that the list is not copied for it.
    node.elements = nil
    kind = .custom("")
    elements[index].update(rest, change)
    node.elements = elements
    kind = .element(node)
  }

  /// Changes the properties of a UIKit-like node.
  mutating func updateProperties(_ change: (inout UIKitNode) -> Void) {
    guard case .element(var node) = kind else { return }
    kind = .custom("")
    change(&node)
    kind = .element(node)
  }

  subscript(place: ArgumentPlace) -> ArgumentValue? {
    get {
      switch place {
      case .argument(let index):
        return arguments.indices.contains(index) ? arguments[index].value : nil
      case .modifier(let modifier, let index):
        guard modifiers.indices.contains(modifier),
          modifiers[modifier].arguments.indices.contains(index)
        else { return nil }
        return modifiers[modifier].arguments[index].value
      }
    }
    set {
      guard let newValue, self[place] != nil else { return }
      switch place {
      case .argument(let index): arguments[index].value = newValue
      case .modifier(let modifier, let index):
        modifiers[modifier].arguments[index].value = newValue
      }
    }
  }
}

extension ArgumentValue {
  fileprivate mutating func updateView(
    _ index: Int, _ rest: ArraySlice<NodeStep>, _ change: (inout ViewNode) -> Void
  ) {
    guard case .views(var nodes) = self, nodes.indices.contains(index) else { return }
    self = .none
    nodes[index].update(rest, change)
    self = .views(nodes)
  }
}
