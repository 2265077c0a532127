import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// A fate while elements and containers still have the numbers of their discovery.
enum DraftFate: Sendable {
  case stop(Int)
  case container(Int)
  case hidden(HiddenReason)
  case silent(SilentReason)
  case transparent
}

extension UIKitWalk {
  /// Notes what became of a node and returns the note's index; nil: nothing is noted.
  mutating func record(
    _ node: ViewNode, properties: UIKitNode?, _ depth: Int, _ fate: DraftFate
  ) -> Int? {
    guard notesOutcomes else { return nil }
    let properties = properties?.namedBySymbol(symbols)
    var outcome = ViewOutcome(
      identity: node.identity, depth: depth, name: node.name,
      summary: properties?.label ?? properties?.value ?? "", source: node.source,
      fate: .transparent, frame: properties?.frame)
    if let properties {
      outcome.leftOut = properties.leftOut
      outcome.origins = properties.origins
      outcome.extras = properties.extras
    }
    outcomes.append(outcome)
    fates.append(fate)
    return fates.count - 1
  }

  /// Changes a note.
  mutating func note(_ fate: DraftFate, of outcome: Int?) {
    if let outcome { fates[outcome] = fate }
  }

  /// Notes a node that can't be reached, with all that is inside it.
  mutating func recordHidden(_ node: ViewNode, _ depth: Int, _ reason: HiddenReason) {
    guard notesOutcomes else { return }
    guard case .element(let properties) = node.kind else {
      _ = record(node, properties: nil, depth, .hidden(reason))
      return
    }
    _ = record(node, properties: properties, depth, .hidden(reason))
    for child in node.children { recordHidden(child, depth + 1, reason) }
    for child in properties.elements ?? [] { recordHidden(child, depth + 1, reason) }
  }
}

extension UIKitNode {
  /// The view with the system's word for its symbol as the label, where it has no label.
  func namedBySymbol(_ symbols: SymbolVoice) -> UIKitNode {
    guard let symbol, label?.isEmpty != false else { return self }
    let name = symbols.name(of: symbol)
    var named = self
    named.label = name.label
    named.origins.append(FieldOrigin("label", name.rule, isGuess: name.standing == .guessed))
    return named
  }
}
