import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

/// What UIKit's own views say by themselves (spec formats.md 5.3 and 11).
extension InterfaceBuilderReader {
  /// Labels, values and traits that follow from a view's own attributes.
  func describe(_ index: Int, _ properties: inout UIKitNode) {
    switch xml.name(index) {
    case "label": properties.label = text(of: index)
    case "button": describeButton(index, &properties)
    case "textField": describeField(index, &properties)
    case "textView": describeTextView(index, &properties)
    case "switch":
      properties.value = xml.attribute(index, "on") == "YES" ? "1" : "0"
      derived("value", "the switch's state", &properties)
    case "slider":
      properties.value = percent(of: index, lower: "minValue", upper: "maxValue", value: "value", or: 0.5)
      derived("value", "the slider's place in its range", &properties)
    case "progressView":
      properties.value = percent(of: index, lower: nil, upper: nil, value: "progress", or: 0)
      derived("value", "the progress", &properties)
    case "pageControl":
      let pages = xml.attribute(index, "numberOfPages").flatMap { Int($0) } ?? 3
      let current = xml.attribute(index, "currentPage").flatMap { Int($0) } ?? 0
      let (page, _) = current.addingReportingOverflow(1)
      properties.value = words.page(page, of: pages)
      derived("value", "the page and the number of pages", &properties)
    case "activityIndicatorView": describeActivity(index, &properties)
    case "imageView": describeImage(index, &properties)
    case "mapView":
      properties.label = "Map"
      derived("label", "a map's own label", isGuess: true, &properties)
    default: break
    }
    if xml.name(index) == "label", properties.label?.isEmpty != false { properties.isElement = false }
  }

  /// UIKit's own words in the language of the screen.
  var words: ControlWords { ControlWords(locale: input.environment.locale) }

  func derived(_ field: String, _ rule: String, isGuess: Bool = false, _ properties: inout UIKitNode) {
    properties.origins.append(FieldOrigin(field, rule, isGuess: isGuess))
  }

  // MARK: Texts

  /// `text`, a string of several lines, or attributed text.
  func text(of index: Int, _ key: String = "text", attributed: String = "attributedText") -> String? {
    var text = xml.attribute(index, key)
    for child in xml.children(of: index) {
      let name = xml.name(child)
      if ["string", "mutableString"].contains(name), xml.attribute(child, "key") == key {
        text = xml.texts[child] ?? text
      } else if name == "attributedString", xml.attribute(child, "key") == attributed {
        text = fragments(of: child) ?? text
      }
    }
    return localized(index, key, text)
  }

  private func fragments(of index: Int) -> String? {
    var result = ""
    for child in xml.children(of: index) where xml.name(child) == "fragment" {
      result +=
        xml.attribute(child, "content")
        ?? xml.child(of: child, "string").flatMap { xml.texts[$0] }
        ?? xml.child(of: child, "mutableString").flatMap { xml.texts[$0] } ?? ""
    }
    return result.isEmpty ? nil : result
  }

  private func percent(
    of index: Int, lower: String?, upper: String?, value: String, or standard: Double
  ) -> String? {
    func number(_ name: String?, _ standard: Double) -> Double {
      name.flatMap { xml.attribute(index, $0) }.flatMap(Double.init) ?? standard
    }
    let low = number(lower, 0)
    let range = number(upper, 1) - low
    guard range.isFinite, range > 0 else { return nil }
    let share = (number(value, standard) - low) / range
    guard share.isFinite else { return nil }
    return words.percent((min(1, max(0, share)) * 100).rounded() / 100)
  }

  // MARK: Controls

  private func describeButton(_ index: Int, _ properties: inout UIKitNode) {
    if let title = title(ofButton: index), !title.isEmpty {
      properties.label = title
      derived("label", "the button's title", &properties)
    } else if let own = xml.attribute(index, "buttonType").flatMap({ InterfaceClass.buttonTypes[$0] }) {
      properties.label = words[own]
      derived("label", "the button's type", &properties)
    } else if let image = imageOfButton(index) {
      take(image, &properties, "the button's image")
    }
    if xml.attribute(index, "showsMenuAsPrimaryAction") == "YES" {
      properties.traits = [.button, .popUpButton]
      derived("traits", "a button that shows a menu", &properties)
    }
  }

  /// The title of the state that the button is in, else that of the usual one.
  private func title(ofButton index: Int) -> String? {
    var states = ["normal"]
    if xml.attribute(index, "selected") == "YES" { states.insert("selected", at: 0) }
    if xml.attribute(index, "enabled") == "NO" { states.insert("disabled", at: 0) }
    return title(ofButton: index, states: states)
  }

  /// The title for one state alone.
  func stateTitle(ofButton index: Int, _ name: String) -> String? {
    guard let state = xml.child(of: index, "state", key: name) else { return nil }
    let title =
      xml.attribute(state, "title")
      ?? xml.child(of: state, "string", key: "title").flatMap { xml.texts[$0] }
      ?? xml.child(of: state, "mutableString", key: "title").flatMap { xml.texts[$0] }
      ?? xml.child(of: state, "attributedString").flatMap { fragments(of: $0) }
    return localized(index, "\(name)Title", title)
  }

  /// The title of the first of these states that has one, else that of the configuration.
  func title(ofButton index: Int, states: [String]) -> String? {
    for name in states {
      if let title = stateTitle(ofButton: index, name), !title.isEmpty { return title }
    }
    guard let configuration = xml.child(of: index, "buttonConfiguration"),
      let title = configurationTitle(ofButton: index)
    else { return nil }
    let subtitle = localized(index, "configuration.subtitle", xml.attribute(configuration, "subtitle"))
    return [title, subtitle].compactMap { $0 }.joined(separator: ", ")
  }

  func configurationTitle(ofButton index: Int) -> String? {
    guard let configuration = xml.child(of: index, "buttonConfiguration") else { return nil }
    let title =
      xml.attribute(configuration, "title")
      ?? xml.child(of: configuration, "string", key: "title").flatMap { xml.texts[$0] }
      ?? xml.child(of: configuration, "attributedString").flatMap { fragments(of: $0) }
    return localized(index, "configuration.title", title)
  }

  func imageOfButton(_ index: Int) -> String? {
    let state = xml.child(of: index, "state", key: "normal")
    let configuration = xml.child(of: index, "buttonConfiguration")
    return state.flatMap { xml.attribute($0, "image") ?? imageReference($0) }
      ?? configuration.flatMap { xml.attribute($0, "image") ?? imageReference($0) }
  }

  func imageReference(_ index: Int) -> String? {
    xml.child(of: index, "imageReference").flatMap { xml.attribute($0, "image") }
  }

  /// An image speaks its asset's name; a symbol the system's word for it.
  func take(_ image: String, _ properties: inout UIKitNode, _ rule: String) {
    if systemImages.contains(image) {
      properties.symbol = image
    } else {
      properties.label = image
      derived("label", "\(rule), by the name of its asset", isGuess: true, &properties)
    }
  }

  private func describeField(_ index: Int, _ properties: inout UIKitNode) {
    let text = text(of: index)
    let placeholder = localized(index, "placeholder", xml.attribute(index, "placeholder"))
    let isSecure =
      xml.child(of: index, "textInputTraits").flatMap { xml.attribute($0, "secureTextEntry") } == "YES"
    if let text, !text.isEmpty {
      properties.value = isSecure ? String(repeating: "•", count: min(64, text.count)) : text
    } else if let placeholder, !placeholder.isEmpty {
      properties.value = placeholder
      derived("value", "the placeholder", &properties)
    }
    if isSecure { properties.traits = [.textEntry, .secureTextField] }
  }

  private func describeTextView(_ index: Int, _ properties: inout UIKitNode) {
    let text = text(of: index)
    if xml.attribute(index, "editable") == "NO" {
      properties.label = text
      properties.traits = .staticText
      derived("traits", "a text view that can't be edited", isGuess: true, &properties)
    } else {
      properties.value = text
    }
  }

  private func describeActivity(_ index: Int, _ properties: inout UIKitNode) {
    let isAnimating = xml.attribute(index, "animating") == "YES"
    if !isAnimating, xml.attribute(index, "hidesWhenStopped") == "YES" { properties.isHidden = true }
    properties.label = words[isAnimating ? "In progress" : "Progress halted"]
    // Its value, 1 or 0, is no number to be spoken, as with SwiftUI's spinner.
    derived("label", "an activity indicator's own label", isGuess: true, &properties)
  }

  private func describeImage(_ index: Int, _ properties: inout UIKitNode) {
    guard let image = xml.attribute(index, "image") ?? imageReference(index) else { return }
    take(image, &properties, "the picture")
  }
}
