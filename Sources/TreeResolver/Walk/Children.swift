import EarshotViewTree
import EarshotVocabulary

/// Views that pass their children on.
enum Transparent {
  @Sendable static func children(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.children, in: place.scope)
  }

  /// ZStack: the layers cover each other, back to front.
  @Sendable static func depthStack(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let around = walk.layer
    let stack = place.outcome
    for (index, child) in node.children.enumerated() {
      walk.layers.append(Layer(kind: .depth, stack: stack, slot: index, parent: around))
      walk.layer = walk.layers.count - 1
      walk.resolve(child, in: place.scope)
    }
    walk.layer = around
  }

  /// ViewThatFits: only the view that layout has chosen is on the screen.
  @Sendable static func fitting(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let chosen = walk.layout.chosen[node.identity] ?? 0
    for (index, child) in node.children.enumerated() {
      if index == chosen {
        walk.resolve(child, in: place.scope)
      } else {
        walk.hide(child, as: .notChosen)
      }
    }
  }

  @Sendable static func silent(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.silent(place, .noMeaning)
  }

  /// EmptyView: nothing that an attribute could make an element of.
  @Sendable static func empty(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.silent(place, .noMeaning, carries: false)
  }
}
