import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

extension ViewNode {
  /// The title given as text: `Button("Save")`.
  var title: TextContent? {
    for argument in arguments where argument.label == nil {
      switch argument.value {
      case .text, .unknown, .views: return argument.value.text
      default: continue
      }
    }
    return nil
  }

  /// What an app's own style makes of a control, in place of its label.
  var styledBody: [ViewNode]? { argument("styledBody")?.views }

  /// The views that a control is labeled by.
  var labelViews: [ViewNode] { styledBody ?? views("label") }
}

extension Walk {
  /// Takes the label of a control from the pieces of its label views, which lie on the output
  /// since the mark; else from its title; else from the image it shows.
  mutating func fillLabel(_ draft: inout Draft, _ node: ViewNode, _ place: Place) {
    if output.count > place.mark.output {
      mergeInto(
        &draft, from: place.mark, for: node.styledBody == nil ? .label : .style)
    }
    carriers = place.mark.carriers
    guard !draft.hasLabel else { return }
    if let title = node.title, !title.isEmpty {
      draft.setText(title, "\(node.name)'s title", node, place, profile)
    } else if let name = node.argument("systemImage")?.string {
      let symbol = SymbolVoice(environment).name(of: name)
      draft.element.label = SpokenText(symbol.label)
      draft.note(.label, symbol.rule, source: node.source, standing: symbol.standing)
    } else if let name = node.argument("image")?.string {
      draft.element.label = SpokenText(name)
      draft.note(.label, "the image's name", source: node.source)
    }
  }
}

extension Draft {
  /// A part of a view that is a stop of its own; layout knows parts by the same names.
  mutating func become(_ part: String, of node: ViewNode, in walk: Walk) {
    element.identity = node.identity.child(part)
    if let frame = walk.layout.frames[element.identity] { element.frame = frame }
  }

  /// Makes a text of the app the label, with its links.
  mutating func setText(
    _ text: TextContent, _ rule: String, _ node: ViewNode, _ place: Place, _ profile: Profile
  ) {
    element.label = SpokenText(text, in: place.scope, profile: profile)
    labelIsAuthored = true
    for run in text.runs {
      guard let url = run.attributes.link else { continue }
      element.links.append(Link(text: run.string, url: url))
    }
    note(.label, rule, source: node.source)
  }

  /// The default action of a control; a disabled one has it but does nothing.
  mutating func setDefault(_ commands: [Command], _ node: ViewNode, _ place: Place, _ rule: String) {
    let works = !place.scope.isDisabled && place.scope.allowsHitTesting
    element.defaultAction = AccessibilityAction(
      commands: works ? commands : [], source: node.source)
    note(.defaultAction, rule, source: node.source)
  }
}
