import EarshotViewTree
import EarshotVocabulary

/// What a representable shows: its view of UIKit, made and updated once, as the views of SwiftUI that are
/// read alike.
extension Expander {
  /// nil where the view can't be made, or is of a class whose content comes from elsewhere.
  func representable(
    _ value: Value, _ info: TypeInfo, at identity: Identity, _ around: Surroundings
  ) -> [ViewValue]? {
    let kinds = ["UIView", "UIViewController", "NSView", "NSViewController"]
    guard let kind = kinds.first(where: { info.functions["make\($0)"] != nil }) else { return nil }
    let (owner, around) = placed(value, at: identity, around)
    let made = guarded(around) { () throws(Interrupt) in
      try self.machine.madeRepresentable(owner, kind)
    }
    guard let made, let made else { return nil }
    return machine.uikitViews(of: made, depth: 0)
  }
}

extension Machine {
  func madeRepresentable(_ value: Value, _ kind: String) throws(Interrupt) -> Value? {
    let place = placeholder(nil)
    var context = RecordValue(type: "RepresentableContext", fields: [])
    if let info = declaredInfo(of: value), info.functions["makeCoordinator"] != nil {
      context["coordinator"] = try callMember("makeCoordinator", of: value, [], place)
    }
    let made = try callMember("make\(kind)", of: value, [.record(context)], place)
    if made.isUnknown { return nil }
    if let info = declaredInfo(of: value), info.functions["update\(kind)"] != nil {
      _ = try callMember("update\(kind)", of: value, [made, .record(context)], place)
    }
    return made
  }

  /// The views that stand for an object of UIKit; nil where it, or one inside it, is not known.
  func uikitViews(of value: Value, depth: Int) -> [ViewValue]? {
    guard depth < 64 else { return nil }
    guard case .object(let reference) = value, let name = project.uikitClass(of: reference.type) else {
      return isView(value) ? views(of: value) : nil
    }
    if reference.flag("isHidden", self) == true || uikitField("alpha", of: reference)?.doubleValue == 0 {
      return []
    }
    guard var views = content(of: reference, name, depth: depth) else { return nil }
    let modifiers = accessibility(of: reference, isContainer: Machine.containers.contains(name))
    if modifiers.isEmpty { return views }
    if views.count != 1 { views = [ViewValue(.sdk("VStack"), arguments: [closureless(views)])] }
    views[0].modifiers += modifiers
    return views
  }

  private static let containers: Set<String> = [
    "UIView", "UIControl", "UIStackView", "UIScrollView", "UIVisualEffectView", "UITableViewCell",
    "UICollectionViewCell", "UIViewController", "NSView", "NSControl", "NSStackView", "NSVisualEffectView",
    "NSViewController", "UIImageView", "NSImageView",
  ]

  private func content(of reference: ObjectReference, _ name: String, depth: Int) -> [ViewValue]? {
    switch name {
    case "UILabel":
      return text(uikitField("attributedText", of: reference) ?? uikitField("text", of: reference))
    case "NSTextField" where reference.flag("isEditable", self) != true:
      return text(uikitField("stringValue", of: reference) ?? uikitField("text", of: reference))
    case "UIButton", "NSButton": return [button(reference)]
    case "UIImageView", "NSImageView":
      // A picture is heard only where it is made an element.
      return reference.flag("isAccessibilityElement", self) == true
        ? [
          ViewValue(
            .sdk("Image"),
            arguments: [LabelledValue(label: "uiImage", value: uikitField("image", of: reference) ?? .none)])
        ] : []
    case "UITextField", "NSTextField", "UISearchBar", "NSSearchField": return [textField(reference, name)]
    case "UITextView", "NSTextView":
      let held = uikitField("attributedText", of: reference) ?? uikitField("text", of: reference)
      if reference.flag("isEditable", self) == false { return text(held) }
      return [
        ViewValue(
          .sdk("TextEditor"),
          arguments: [LabelledValue(label: "text", value: .binding(.constant(held ?? .string(""))))])
      ]
    case "UISwitch":
      let isOn = uikitField("isOn", of: reference) ?? .bool(false)
      return [
        ViewValue(
          .sdk("Toggle"),
          arguments: [
            LabelledValue(label: nil, value: .string("")),
            LabelledValue(label: "isOn", value: .binding(.constant(isOn))),
          ])
      ]
    case "UISlider": return [slider(reference)]
    case "UIActivityIndicatorView", "NSProgressIndicator":
      guard reference.flag("isAnimating", self) == true || reference.flag("hidesWhenStopped", self) == false
      else { return [] }
      return [ViewValue(.sdk("ProgressView"))]
    case "UIProgressView":
      let progress = uikitField("progress", of: reference) ?? .double(0)
      return [ViewValue(.sdk("ProgressView"), arguments: [LabelledValue(label: "value", value: progress)])]
    case "UIHostingController", "NSHostingController", "NSHostingView":
      return (uikitField("rootView", of: reference)).map { views(of: $0) }
    case "UIViewController", "NSViewController":
      guard
        let view = try? member("view", of: .object(reference), file: nil, start: 0)
          ?? uikitMember(
            "view", of: reference)
      else { return nil }
      return uikitViews(of: view, depth: depth + 1)
    case "UIView", "UIControl", "UIStackView", "UIScrollView", "UIVisualEffectView", "UITableViewCell",
      "UICollectionViewCell", "NSView", "NSControl", "NSStackView", "NSVisualEffectView":
      return children(of: reference, name, depth: depth)
    default: return nil
    }
  }

  private func children(of reference: ObjectReference, _ name: String, depth: Int) -> [ViewValue]? {
    var result: [ViewValue] = []
    let listed = uikitField("accessibilityElements", of: reference)?.arrayValue
    for child in listed ?? uikitField("subviews", of: reference)?.arrayValue ?? [] {
      guard let views = uikitViews(of: child, depth: depth + 1) else { return nil }
      result += views
    }
    guard result.count > 1 else { return result }
    let axis = uikitField("axis", of: reference)?.symbolName
    let isRow = name.hasSuffix("StackView") && axis != "vertical"
    return [ViewValue(.sdk(isRow ? "HStack" : "VStack"), arguments: [closureless(result)])]
  }

  private func closureless(_ views: [ViewValue]) -> LabelledValue {
    LabelledValue(label: "content", value: .view(ViewValue(.group(views))))
  }

  private func text(_ value: Value?) -> [ViewValue] {
    guard let value, !value.isNone else { return [] }
    if let text = string(value), text.isEmpty { return [] }
    return [ViewValue(.sdk("Text"), arguments: [LabelledValue(label: nil, value: value)])]
  }

  private func button(_ reference: ObjectReference) -> ViewValue {
    let configuration = uikitField("configuration", of: reference)?.recordValue
    let title =
      uikitField("title", of: reference) ?? configuration?["title"] ?? configuration?["attributedTitle"]
    let image = uikitField("image", of: reference) ?? configuration?["image"]
    var label: [ViewValue] = text(title)
    if label.isEmpty, let image, !image.isNone {
      label = [ViewValue(.sdk("Image"), arguments: [LabelledValue(label: "uiImage", value: image)])]
    }
    var view = ViewValue(
      .sdk("Button"),
      arguments: [
        LabelledValue(label: "action", value: uikitAction(reference)),
        LabelledValue(label: "label", value: .view(ViewValue(.group(label)))),
      ])
    if reference.flag("isEnabled", self) == false {
      view.modifiers.append(
        ModifierValue(
          name: "disabled", arguments: [LabelledValue(label: nil, value: .bool(true))], file: nil, start: 0))
    }
    return view
  }

  private func uikitAction(_ reference: ObjectReference) -> Value {
    if let action = uikitField("action", of: reference), case .closure = action { return action }
    return .closure(ClosureValue(body: .native(.doNothing("action")), scope: nil))
  }

  private func textField(_ reference: ObjectReference, _ name: String) -> ViewValue {
    let isSecret = reference.flag("isSecureTextEntry", self) == true
    let prompt = uikitField("placeholder", of: reference) ?? uikitField("placeholderString", of: reference)
    let held = uikitField("text", of: reference) ?? uikitField("stringValue", of: reference) ?? .string("")
    return ViewValue(
      .sdk(isSecret ? "SecureField" : "TextField"),
      arguments: [
        LabelledValue(label: nil, value: prompt ?? .string("")),
        LabelledValue(label: "text", value: .binding(.constant(held.isNone ? .string("") : held))),
      ])
  }

  private func slider(_ reference: ObjectReference) -> ViewValue {
    let lower = uikitField("minimumValue", of: reference) ?? .double(0)
    let upper = uikitField("maximumValue", of: reference) ?? .double(1)
    return ViewValue(
      .sdk("Slider"),
      arguments: [
        LabelledValue(
          label: "value", value: .binding(.constant(uikitField("value", of: reference) ?? .double(0)))),
        LabelledValue(label: "in", value: .range(RangeValue(lower: lower, upper: upper, isClosed: true))),
      ])
  }

  // MARK: Accessibility

  private static let traits: [String: String] = [
    "button": "isButton", "header": "isHeader", "link": "isLink", "image": "isImage",
    "selected": "isSelected", "staticText": "isStaticText", "searchField": "isSearchField",
    "playsSound": "playsSound", "keyboardKey": "isKeyboardKey", "summaryElement": "isSummaryElement",
    "updatesFrequently": "updatesFrequently", "startsMediaSession": "startsMediaSession",
  ]

  private func accessibility(of reference: ObjectReference, isContainer: Bool) -> [ModifierValue] {
    var modifiers: [ModifierValue] = []
    func add(_ name: String, _ arguments: [LabelledValue]) {
      modifiers.append(ModifierValue(name: name, arguments: arguments, file: nil, start: 0))
    }
    let isElement = reference.flag("isAccessibilityElement", self)
    if reference.flag("accessibilityElementsHidden", self) == true || (isElement == false && !isContainer) {
      add("accessibilityHidden", [LabelledValue(label: nil, value: .bool(true))])
      return modifiers
    }
    // What is said of a container is heard only where the container is an element.
    if isContainer, isElement != true { return [] }
    if isContainer {
      add("accessibilityElement", [LabelledValue(label: "children", value: .symbol(nil, "ignore"))])
    }
    for name in ["accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityIdentifier"] {
      guard let value = uikitField(name, of: reference), !value.isNone else { continue }
      add(name, [LabelledValue(label: nil, value: value)])
    }
    let written = uikitField("accessibilityTraits", of: reference)
    let names = written?.arrayValue?.compactMap(\.symbolName) ?? [written?.symbolName].compactMap { $0 }
    let known = names.compactMap { Machine.traits[$0] }
    if !known.isEmpty {
      add(
        "accessibilityAddTraits",
        [LabelledValue(label: nil, value: .array(known.map { .symbol(nil, $0) }))])
    }
    return modifiers
  }
}

extension ObjectReference {
  fileprivate func flag(_ name: String, _ machine: Machine) -> Bool? {
    machine.uikitField(name, of: self)?.boolValue
  }
}
