import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// What UIKit's own views say by themselves (spec formats.md 11).
extension HostedViews {
  func describe(
    _ view: ObjectReference, _ name: String, at identity: Identity, depth: Int, _ draft: inout Draft
  ) throws(Interrupt) {
    switch name {
    case "UILabel": describeLabel(view, &draft)
    case "UIButton": describeButton(view, &draft)
    case "UIImageView": describe(image: field("image", of: view), rule: "the picture", &draft)
    case "UITextField", "UISearchTextField": describeField(view, &draft)
    case "UITextView": describeTextView(view, &draft)
    case "UISwitch":
      let isOn = bool("isOn", of: view) ?? (field("state", of: view)?.symbolName == "on")
      draft.node.value = isOn ? "1" : "0"
      derived("value", "the switch's state", &draft)
    case "UISlider":
      let names = ("minimumValue", "maximumValue")
      draft.node.value = percent(
        number("value", of: view) ?? 0, number(names.0, of: view) ?? 0, number(names.1, of: view) ?? 1)
      derived("value", "the slider's place in its range", &draft)
    case "UIProgressView":
      draft.node.value = percent(number("progress", of: view) ?? 0, 0, 1)
      derived("value", "the progress", &draft)
    case "UIPageControl":
      let page = field("currentPage", of: view)?.exactInt ?? 0
      let pages = field("numberOfPages", of: view)?.exactInt ?? 0
      draft.node.value = words.page(page.addingReportingOverflow(1).partialValue, of: pages)
      derived("value", "the page and the number of pages", &draft)
    case "UIActivityIndicatorView": describeActivity(view, &draft)
    case "UIAccessibilityElement": draft.node.isElementKind = true
    case "UIStackView": describeStack(view, &draft)
    default: try describeCompound(view, name, at: identity, depth: depth, &draft)
    }
  }

  /// UIKit's own words in the language of the screen.
  var words: ControlWords { ControlWords(locale: machine.environment.locale) }

  func derived(_ field: String, _ rule: String, isGuess: Bool = false, _ draft: inout Draft) {
    draft.node.origins.append(FieldOrigin(field, rule, isGuess: isGuess))
  }

  private func percent(_ value: Double, _ lower: Double, _ upper: Double) -> String? {
    let share = (value - lower) / (upper - lower)
    guard share.isFinite else { return nil }
    return words.percent((min(1, max(0, share)) * 100).rounded() / 100)
  }

  // MARK: Texts and pictures

  private func describeLabel(_ view: ObjectReference, _ draft: inout Draft) {
    guard let text = text("attributedText", of: view) ?? text("text", of: view) else {
      // A label without a text is no element (spec formats.md 11).
      draft.node.isElement = false
      return
    }
    draft.node.label = text.string
    draft.arguments.append(Argument("text", text.argument))
    derived("label", "the label's text", &draft)
  }

  private func describeButton(_ view: ObjectReference, _ draft: inout Draft) {
    draft.isWhole = true
    let configuration = field("configuration", of: view)?.recordValue
    if let title = title(ofButton: view, configuration) {
      draft.node.label = title.string
      draft.arguments.append(Argument("text", title.argument))
      derived("label", "the button's title", &draft)
    } else if let type = field("buttonType", of: view)?.symbolName, let own = HostedViews.buttonTypes[type] {
      draft.node.label = words[own]
      derived("label", "the button's type", &draft)
    } else {
      let image = field("image", of: view) ?? configuration?["image"] ?? imageOfPart(view)
      describe(image: image, rule: "the button's image", &draft)
    }
    if bool("showsMenuAsPrimaryAction", of: view) == true, field("menu", of: view) != nil {
      draft.node.traits = [.button, .popUpButton]
      derived("traits", "a button that shows a menu", &draft)
    }
  }

  private func imageOfPart(_ view: ObjectReference) -> Value? {
    guard case .object(let part)? = field("imageView", of: view) else { return nil }
    return field("image", of: part)
  }

  private static let buttonTypes: [String: String] = [
    "contactAdd": "Add", "detailDisclosure": "More Info", "infoLight": "More Info", "infoDark": "More Info",
    "close": "Close",
  ]

  /// The title of the state that the button is in, else that of the usual one.
  private func title(
    ofButton view: ObjectReference, _ configuration: RecordValue?
  ) -> (string: String, argument: ArgumentValue)? {
    if bool("isEnabled", of: view) == false, let title = text("title.disabled", of: view) { return title }
    if bool("isSelected", of: view) == true, let title = text("title.selected", of: view) { return title }
    if let title = text("title", of: view) { return title }
    let title = (configuration?["attributedTitle"] ?? configuration?["title"]).flatMap(text)
    let subtitle = (configuration?["attributedSubtitle"] ?? configuration?["subtitle"]).flatMap(text)
    if let title, let subtitle { return ("\(title.string), \(subtitle.string)", title.argument) }
    if let title = title ?? subtitle { return title }
    if case .object(let label)? = field("titleLabel", of: view) {
      return text("attributedText", of: label) ?? text("text", of: label)
    }
    return nil
  }

  /// A symbol speaks the system's word for it, another picture its name.
  func describe(image: Value?, rule: String, _ draft: inout Draft) {
    guard let image, !image.isNone else { return }
    if let label = image.record(of: "UIImage")?["accessibilityLabel"].flatMap(text) {
      draft.node.label = label.string
      return
    }
    if let symbol = image.record(of: "UIImage")?["systemName"]
      ?? image.record(of: "NSImage")?["systemSymbolName"]
    {
      draft.node.symbol = text(symbol)?.string
      return
    }
    guard let name = imageName(image) else { return }
    draft.node.label = name
    derived("label", "\(rule), by the name of its asset", isGuess: true, &draft)
  }

  private func imageName(_ image: Value) -> String? {
    switch image {
    case .record(let record) where ["UIImage", "NSImage"].contains(record.type):
      return (record["named"] ?? record["resource"] ?? record["name"]).flatMap { value in
        if case .symbol(let symbol) = value { return symbol.name }
        return text(value)?.string
      }
    default: return nil
    }
  }

  // MARK: Fields

  private func describeField(_ view: ObjectReference, _ draft: inout Draft) {
    let isAppKit = view.type.name.hasPrefix("NS") || machine.isKind(view, of: "NSControl")
    // AppKit's field that can't be edited is its label.
    if isAppKit, bool("isEditable", of: view) != true, !machine.isKind(view, of: "NSSearchField") {
      draft.node.className = "UILabel"
      guard
        let text = text("attributedStringValue", of: view) ?? text("stringValue", of: view)
          ?? text("text", of: view)
      else {
        draft.node.isElement = false
        return
      }
      draft.node.label = text.string
      draft.arguments.append(Argument("text", text.argument))
      return
    }
    let isSecure = bool("isSecureTextEntry", of: view) == true
    let held = text("attributedText", of: view) ?? text("text", of: view) ?? text("stringValue", of: view)
    if let held {
      draft.node.value = isSecure ? String(repeating: "•", count: min(64, held.string.count)) : held.string
      draft.arguments.append(Argument("text", held.argument))
    } else if let prompt = text("attributedPlaceholder", of: view) ?? text("placeholder", of: view)
      ?? text("placeholderString", of: view)
    {
      draft.node.value = prompt.string
      draft.arguments.append(Argument("text", prompt.argument))
      derived("value", "the placeholder", &draft)
    }
    if isSecure { draft.node.traits = [.textEntry, .secureTextField] }
    draft.node.onEdit = Handler(AppHandler.setter(.object(view, "text")))
  }

  private func describeTextView(_ view: ObjectReference, _ draft: inout Draft) {
    draft.isWhole = true
    let held = text("attributedText", of: view) ?? text("text", of: view) ?? text("string", of: view)
    if let held { draft.arguments.append(Argument("text", held.argument)) }
    if bool("isEditable", of: view) == false {
      draft.node.label = held?.string
      draft.node.traits = .staticText
      derived("traits", "a text view that can't be edited", isGuess: true, &draft)
    } else {
      draft.node.value = held?.string
      draft.node.onEdit = Handler(AppHandler.setter(.object(view, "text")))
    }
  }

  private func describeActivity(_ view: ObjectReference, _ draft: inout Draft) {
    let isAnimating = bool("isAnimating", of: view) == true
    if !isAnimating, bool("hidesWhenStopped", of: view) != false { draft.node.isHidden = true }
    draft.node.label = words[isAnimating ? "In progress" : "Progress halted"]
    // Its value, 1 or 0, is no number to be spoken, as with SwiftUI's spinner.
    derived("label", "an activity indicator's own label", isGuess: true, &draft)
  }

  private func describeStack(_ view: ObjectReference, _ draft: inout Draft) {
    let axis = field("axis", of: view)?.symbolName ?? field("orientation", of: view)?.symbolName
    draft.arguments.append(Argument("axis", .symbol(axis == "vertical" ? "vertical" : "horizontal")))
    if let spacing = number("spacing", of: view) {
      draft.arguments.append(Argument("spacing", .double(spacing)))
    }
    if let alignment = field("alignment", of: view)?.symbolName {
      draft.arguments.append(Argument("alignment", .symbol(alignment)))
    }
  }
}
