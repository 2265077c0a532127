import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Image: labeled by its label, its symbol's name or its asset's name; decorative ones are
/// silent (spec swiftui.md 3.1; asset names as they are, recorded).
enum Images {
  @Sendable static func image(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    guard node.argument("decorative") == nil else {
      walk.silent(place, .decorativeImage)
      return
    }
    walk.add(node, place, role: .image, traits: .image) { draft, walk in
      if let label = node.argument("label")?.text {
        draft.setText(label, "the image's label", node, place, walk.profile)
      } else if let symbol = node.argument("systemName")?.string {
        guard !isSilentSymbol(node, walk.profile) else { return }
        let name = SymbolVoice(walk.environment).name(of: symbol)
        draft.element.label = SpokenText(name.label)
        draft.note(.label, name.rule, source: node.source, standing: name.standing)
        if name.isSelected {
          draft.element.traits.insert(.selected)
          draft.traitsOfSymbol = .selected
        }
      } else if let asset = node.title?.string, !asset.isEmpty {
        draft.element.label = SpokenText(asset)
        draft.note(.label, "an image without a label speaks its asset's name", source: node.source)
      }
    }
  }

  /// Before iOS 15 both were heard of a symbol without a label: its raw name where it only
  /// stands there, nothing but its traits where it was made a control ("Button, image"; Mobile
  /// A11y, iOS 13).
  private static func isSilentSymbol(_ node: ViewNode, _ profile: Profile) -> Bool {
    profile < .ios15
      && node.modifiers.contains {
        ["accessibilityAddTraits", "onTapGesture", "accessibilityAction"].contains($0.name)
      }
  }

  /// AsyncImage: its own content where it has some, else an image without a name.
  @Sendable static func loaded(_ node: ViewNode, _ place: Place, _ walk: inout Walk) {
    guard node.children.isEmpty else {
      walk.resolve(node.children, in: place.scope)
      return
    }
    walk.add(node, place, role: .image, traits: .image) { _, _ in }
  }
}
