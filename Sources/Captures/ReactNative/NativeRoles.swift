import EarshotVocabulary

/// What a role of React Native becomes on iOS (spec formats.md 6.5): a trait, a word in the
/// value, or nothing.
struct NativeRole: Sendable {
  var traits: Traits
  /// Spoken in the value by the old renderer.
  var paper: String?
  /// Spoken in the value by the new one.
  var fabric: String?

  init(_ traits: Traits = [], paper: String? = nil, fabric: String? = nil) {
    self.traits = traits
    self.paper = paper
    self.fabric = fabric
  }

  func word(_ renderer: CaptureOptions.Renderer) -> String? { renderer == .paper ? paper : fabric }

  static func named(_ name: String?) -> NativeRole {
    name.flatMap { table[$0] } ?? NativeRole()
  }

  private static let table: [String: NativeRole] = [
    "button": .init(.button), "togglebutton": .init(.button), "link": .init(.link),
    "image": .init(.image), "img": .init(.image), "imagebutton": .init([.image, .button]),
    "header": .init(.header), "heading": .init(.header), "text": .init(.staticText),
    "search": .init(.searchField), "adjustable": .init(.adjustable),
    "keyboardkey": .init(.keyboardKey), "key": .init(.keyboardKey),
    "summary": .init(.summaryElement), "switch": .init([.button, .switchButton]),
    "tabbar": .init(.tabBar), "selected": .init(.selected), "plays": .init(.playsSound),
    "startsMedia": .init(.startsMediaSession), "pageTurn": .init(.causesPageTurn),
    "frequentUpdates": .init(.updatesFrequently), "disabled": .init(.notEnabled),
    "allowsDirectInteraction": .init(.allowsDirectInteraction),
    "progressbar": .init(.updatesFrequently, paper: "progress bar", fabric: "progress bar"),
    "alert": .init(paper: "alert", fabric: "alert"),
    "checkbox": .init(paper: "checkbox", fabric: "checkbox"),
    "radio": .init(paper: "radio button", fabric: "radio button"),
    "radiogroup": .init(paper: "radio group"), "combobox": .init(paper: "combo box"),
    "menu": .init(paper: "menu"), "menubar": .init(paper: "menu bar"),
    "menuitem": .init(paper: "menu item"), "scrollbar": .init(paper: "scroll bar"),
    "spinbutton": .init(paper: "spin button"), "tab": .init(paper: "tab"),
    "tablist": .init(paper: "tab list"), "timer": .init(paper: "timer"),
    "toolbar": .init(paper: "tool bar"),
  ]

  /// The new renderer gives this one no trait.
  static let onlyPaper: [String: Traits] = ["searchbox": .searchField]
}

/// accessibilityValue as React Native puts it together (spec formats.md 6.6).
enum NativeValue {
  static func text(
    _ props: NativeProps, _ renderer: CaptureOptions.Renderer, isSwitch: Bool
  ) -> String? {
    var parts: [String] = []
    if isSwitch {
      switch props.checked {
      case .yes: return "1"
      case .no: return "0"
      case .mixed: return "2"
      case nil: break
      }
    }
    if let word = NativeRole.named(props.role).word(renderer) { parts.append(word) }
    switch props.checked {
    case .yes: parts.append("checked")
    case .no: parts.append("unchecked")
    case .mixed: parts.append("mixed")
    case nil: break
    }
    if props.isExpanded == true { parts.append("expanded") }
    // The new renderer says nothing of what is collapsed.
    if props.isExpanded == false, renderer == .paper { parts.append("collapsed") }
    if props.isBusy { parts.append("busy") }
    if let text = props.valueText, !text.isEmpty {
      parts.append(text)
    } else if let percent = percent(props, renderer) {
      parts.append(percent)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Both renderers leave the lower bound out of the share.
  private static func percent(_ props: NativeProps, _ renderer: CaptureOptions.Renderer) -> String? {
    guard let now = props.valueNow, let low = props.valueMin, let high = props.valueMax, high != low else {
      return nil
    }
    let share = now / (high - low) * 100
    guard share.isFinite, abs(share) < 1e9 else { return nil }
    return renderer == .paper ? "\(Int(share)) percent" : "\(Int(share.rounded()))%"
  }
}
