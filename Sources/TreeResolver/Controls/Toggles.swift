import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Toggle: a switch button with the raw value "1" or "0" (recorded). An app's own style keeps
/// role, value and action; what it draws adds nothing but texts.
enum Toggles {
  @Sendable static func toggle(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    walk.resolve(node.labelViews, in: place.scope)
    finish(node, place, &walk)
  }

  @inline(never)
  private static func finish(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    let isOn = node.argument("isOn")?.bool ?? false
    // A toggle that looks like a button says so: selected while it is on.
    let isButton = place.scope.toggleStyle == "button" && node.styledBody == nil
    var draft = walk.makeDraft(
      for: node, place, role: .control,
      traits: isButton ? .button : [.button, .switchButton])
    walk.fillLabel(&draft, node, place)
    if let unknown = node.unknownWords(of: "isOn") {
      draft.setUnknown(unknown, node)
    } else if isButton {
      if isOn { draft.element.traits.insert(.selected) }
    } else {
      draft.element.value = SpokenText(isOn ? "1" : "0")
      draft.note(.value, "whether the Toggle is on", source: node.source)
    }
    draft.setDefault(
      DefaultCommands.toggled(node), node, place, "a double tap toggles")
    walk.push(draft)
  }
}
