import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary

/// How a control is used, which decides what makes it reachable.
enum ControlUse: Sendable {
  /// One tap anywhere on it does it.
  case tap
  /// Its value goes up and down.
  case adjust
  /// Text is typed into it.
  case type
  /// A tap on it picks one of several parts.
  case pick
}

/// Which declared views are controls.
enum Controls {
  private static let swiftUI: [String: ControlUse] = [
    "Button": .tap, "Toggle": .tap, "Link": .tap, "NavigationLink": .tap, "Menu": .tap,
    "ShareLink": .tap, "PasteButton": .tap, "EditButton": .tap, "RenameButton": .tap,
    "SignInWithAppleButton": .tap, "PhotosPicker": .tap, "DisclosureGroup": .tap,
    "DatePicker": .pick, "ColorPicker": .tap, "Picker": .pick, "Slider": .adjust,
    "Stepper": .adjust, "TextField": .type, "SecureField": .type, "TextEditor": .type,
  ]

  private static let uiKit: [String: ControlUse] = [
    "UIButton": .tap, "UISwitch": .tap, "UISlider": .adjust, "UIStepper": .adjust,
    "UITextField": .type, "UISearchTextField": .type, "UITextView": .type,
    "UISegmentedControl": .pick, "UIDatePicker": .pick, "UIControl": .tap,
  ]

  /// How the view is used; nil where it is no control, or a disabled one.
  static func use(of node: ViewNode) -> ControlUse? {
    switch node.kind {
    case .view(let name): return swiftUI[name]
    case .element(let properties):
      if properties.traits?.contains(.notEnabled) == true { return nil }
      if let use = properties.className.flatMap({ uiKit[$0] }) { return use }
      if properties.onIncrement != nil || properties.onDecrement != nil { return .adjust }
      return properties.onActivate != nil || properties.tapHandler == true ? .tap : nil
    case .custom, .unknown: return nil
    }
  }
}

extension AuditedScreen {
  /// Whether the view, or one around it, is disabled.
  func isDisabled(_ view: Int) -> Bool {
    isDisabled(views.entries[view].node)
      || views.ancestors(of: view).contains { isDisabled(views.entries[$0].node) }
  }

  private func isDisabled(_ node: ViewNode) -> Bool {
    node.modifiers.contains { $0.name == "disabled" && $0.unlabeled()?.bool ?? false }
  }

  /// The words that a control shows: the texts inside it, in order.
  func shownTexts(of view: Int) -> [String] {
    var texts: [String] = []
    for index in views.inside(view) {
      let node = views.entries[index].node
      if index > view, views.entries[index].isInModifier { continue }
      switch node.kind {
      case .element(let properties):
        let isNamed = index > view || properties.isControl || properties.tapHandler == true
        if let label = properties.label, isNamed { texts.append(label) }
      case .view("Image"): continue
      default:
        if let text = node.unlabeled()?.text, case .text? = node.unlabeled() { texts.append(text.string) }
      }
    }
    return texts.filter { !$0.isEmpty }
  }

  /// Words to call a view by: its texts, else what kind of view it is.
  func called(view: Int) -> String {
    let node = views.entries[view].node
    let authored = node.modifier("accessibilityLabel")?.unlabeled()?.string
    if let text = authored ?? shownTexts(of: view).first, !text.isEmpty {
      return "the \(node.name) \"\(text)\""
    }
    return "the \(node.name)"
  }
}
