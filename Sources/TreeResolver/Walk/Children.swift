import EarshotViewTree
import EarshotVocabulary

/// Views that pass their children on.
enum Transparent {
  @Sendable static func children(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.styledBody ?? node.children, in: place.scope)
  }

  /// HStack: no container, its columns are read line by line across them; where the setting
  /// `columns` asks for it, each is read as a whole (spec voiceover.md g).
  @Sendable static func row(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    guard walk.environment.readings.columns == .columns else {
      walk.resolve(node.children, in: place.scope)
      return
    }
    for child in node.children {
      let mark = walk.mark
      let outcome = walk.outcomes.count
      walk.resolve(child, in: place.scope)
      guard walk.output.count > mark.output + 1 else { continue }
      let here = Place(scope: place.scope, outcome: outcome, mark: mark)
      walk.wrap(child, here, as: .group, takesAttributes: false)
    }
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

  /// A film, whose controls are the system's: only a picture where it has none.
  @Sendable static func film(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.silent(place, .noMeaning)
    if node.hasUnknownContent { walk.standIn(for: node, place) }
  }

  /// EmptyView: nothing that an attribute could make an element of.
  @Sendable static func empty(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.silent(place, .noMeaning, carries: false)
  }
}
