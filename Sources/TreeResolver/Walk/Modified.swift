import EarshotViewTree
import EarshotVocabulary

extension Walk {
  /// Resolves a view with modifiers: scopes from the outside in, then the view, then pieces from
  /// the inside out.
  mutating func resolveModified(_ node: ViewNode, in outer: Scope, outcome: Int) {
    let scopes = scopes(for: node, in: outer)
    let around = layer
    if scopes.hasLayers {
      layers.append(Layer(kind: .overlay, stack: outcome, slot: 0, parent: around))
      layer = layers.count - 1
    }
    let place = Place(scope: scopes.innermost, outcome: outcome, mark: mark)
    produce(node, place)
    layer = around
    applyModifiers(of: node, place, scopes)
  }

  /// The scopes in which a view and the views inside its modifiers are resolved.
  private func scopes(for node: ViewNode, in outer: Scope) -> ModifierScopes {
    var scopes = ModifierScopes(innermost: outer)
    for (index, modifier) in node.modifiers.enumerated().reversed() {
      if let change = ModifierRegistry.inherited[modifier.name] {
        change(modifier, &scopes.innermost)
      }
      guard ModifierRegistry.layered.contains(modifier.name) else { continue }
      scopes.hasLayers = true
      scopes.atModifier[index] = scopes.innermost
    }
    return scopes
  }

  private mutating func applyModifiers(
    of node: ViewNode, _ place: Place, _ scopes: ModifierScopes
  ) {
    var hidden: HiddenPieces?
    for (index, modifier) in node.modifiers.enumerated() {
      if let reason = Hiding.reason(modifier) {
        if hidden == nil { hidden = hide(place, as: reason) }
      } else if Hiding.shows(modifier) {
        if let taken = hidden, taken.reason == .accessibilityHidden {
          restore(taken, place)
          hidden = nil
        }
      } else if let apply = ModifierRegistry.attributes[modifier.name] {
        var here = place
        if let scope = scopes.atModifier[index] { here.scope = scope }
        apply(modifier, node, here, &self)
      } else {
        noticeUnknown(modifier)
      }
    }
  }

  /// Takes all pieces of the view away; what outer modifiers add stays.
  private mutating func hide(_ place: Place, as reason: HiddenReason) -> HiddenPieces {
    let hidden = HiddenPieces(
      reason: reason, pieces: take(from: place.mark), carriers: carriers,
      fate: outcomes[place.outcome].fate)
    carriers = place.mark.carriers
    outcomes[place.outcome].fate = .hidden(reason)
    settleInside(of: place.outcome, as: .hidden(reason))
    return hidden
  }

  /// The outermost of several `accessibilityHidden` on one view wins.
  private mutating func restore(_ hidden: HiddenPieces, _ place: Place) {
    output.insert(contentsOf: hidden.pieces, at: place.mark.output)
    carriers = hidden.carriers
    outcomes[place.outcome].fate = hidden.fate
    outcomes[place.outcome].fateOfInside = nil
  }

  /// Accessibility modifiers are the product's subject: one that is not known is said so.
  private mutating func noticeUnknown(_ modifier: Modifier) {
    guard modifier.name.hasPrefix("accessibility"),
      !ModifierRegistry.withoutEffect.contains(modifier.name)
    else { return }
    notices.append(
      Notice(
        .warning, .unknownModifier, at: modifier.source,
        "the modifier '\(modifier.name)' is not known; it changes nothing here"))
  }
}

/// What a hiding modifier has taken away.
private struct HiddenPieces {
  var reason: HiddenReason
  var pieces: [Piece]
  var carriers: Int
  var fate: OutcomeRecord.Fate
}

/// The scopes that the modifiers of one view make.
struct ModifierScopes {
  var innermost: Scope
  /// By index of the modifier, where it holds views in front of or behind its view.
  var atModifier: [Int: Scope] = [:]
  var hasLayers = false
}
