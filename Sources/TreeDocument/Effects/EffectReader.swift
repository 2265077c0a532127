import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// `effects`: what a written tree does.
extension DocumentReader {
  /// The effects of a UIKit-like node: by trigger, or by the name of one of its custom actions.
  mutating func readEffects(_ index: Int, into node: inout UIKitNode) throws(InputError) {
    for (name, value) in try members(of: index, "effects") where tape.kind(value) != .null {
      if let trigger = EffectTrigger(rawValue: name) {
        try readEffects(value, on: trigger, into: &node)
      } else if let action = node.customActions.firstIndex(where: { $0.name == name }) {
        node.customActions[action].handler = try effectsHandler(value)
      } else {
        throw unknownTrigger(value - 1, actions: node.customActions.map(\.name))
      }
    }
  }

  func unknownTrigger(_ key: Int, actions: [String]) -> InputError {
    let name = tape.key(key)
    let known = EffectTrigger.allCases.map(\.rawValue) + actions
    return fault(
      key,
      "the effects are of \(quoted(name)), which is neither a trigger nor a custom action of the node"
        + NearestName.hint(for: name, in: known))
  }

  private mutating func readEffects(
    _ index: Int, on trigger: EffectTrigger, into node: inout UIKitNode
  ) throws(InputError) {
    switch trigger {
    case .activate:
      if node.className == "UISwitch" {
        node.onActivate = try effectsHandler(index, as: .toggleValue(place, then: []))
      } else {
        node.onActivate = try effectsHandler(index)
      }
    case .increment: node.onIncrement = try effectsHandler(index)
    case .decrement: node.onDecrement = try effectsHandler(index)
    case .escape: node.onEscape = try effectsHandler(index)
    case .magicTap: node.onMagicTap = try effectsHandler(index)
    }
  }

  /// A handler that runs a list of effects, as the whole of an action or after its own part.
  mutating func effectsHandler(
    _ index: Int, as action: DocumentAction = .effects([])
  ) throws(InputError) -> Handler {
    let handler = handler(action)
    try fillEffects(index, action: actions.count - 1, part: .effects)
    return handler
  }

  /// Reads a list of effects into an action that is there already.
  mutating func fillEffects(
    _ index: Int, action: Int, part: ActionPlace.Part
  ) throws(InputError) {
    var effects: [Effect] = []
    for item in try items(of: index, "effects") {
      let place = ActionPlace(action: action, part: part, effect: effects.count)
      effects.append(try effect(item, at: place))
    }
    actions[action][part] = effects
  }

  private mutating func effect(
    _ index: Int, at place: ActionPlace
  ) throws(InputError) -> Effect {
    var effect: Effect?
    var priority: (AnnouncementPriority, Int)?
    for (field, value) in try fields(of: index, as: EffectField.self, in: "an effect") {
      if field == .priority {
        priority = (try word(value, field.rawValue, as: AnnouncementPriority.self), value)
        continue
      }
      guard effect == nil else {
        throw fault(value - 1, "an effect does one thing; write \(quoted(field.rawValue)) as another")
      }
      effect = try self.effect(field, value, at: place)
    }
    if let (level, at) = priority {
      guard case .announce(let text, _) = effect else {
        throw fault(at - 1, "only 'announce' has a priority")
      }
      return .announce(text, level)
    }
    guard let effect else {
      throw fault(index, "an effect wants one of set, announce, show, dismiss, output")
    }
    return effect
  }

  private mutating func effect(
    _ field: EffectField, _ value: Int, at place: ActionPlace
  ) throws(InputError) -> Effect {
    let name = field.rawValue
    switch field {
    case .announce, .priority: return .announce(try text(value, name), .default)
    case .output: return .output(try text(value, name))
    case .dismiss:
      guard try bool(value, name) else { throw fault(value, "'dismiss' is true or absent") }
      return .dismiss
    case .show:
      _ = try text(value, name)
      pendingShows.append(PendingShow(action: place, index: value))
    case .set:
      pendingSets.append(PendingSet(action: place, index: value))
    }
    // Stands here until screens and nodes are known.
    return .output("")
  }
}
