import EarshotViewTree

/// The accessibility props of a node, after React Native's own JavaScript (spec formats.md 6.2).
///
/// Trees of tests hold the props as the app wrote them: `aria-*`, `role` and `id` count first.
struct NativeProps {
  enum Checked {
    case yes
    case no
    case mixed
  }

  var accessible: Bool?
  var label: String?
  var hint: String?
  var role: String?
  var checked: Checked?
  var isDisabled = false
  var isSelected = false
  var isExpanded: Bool?
  var isBusy = false
  var valueText: String?
  var valueNow: Double?
  var valueMin: Double?
  var valueMax: Double?
  var isHidden = false
  var isModal = false
  var language: String?
  var actions: [(name: String, label: String?)] = []
  var identifier: String?
  var nativeID: String?
  /// Native ids of what is reached inside, in that order (`experimental_accessibilityOrder`).
  var order: [String] = []
  var handlers: [String] = []
  var extras: [ExtraField] = []

  init(of node: RenderNode) {
    for prop in node.props { take(prop) }
    // What wins over the older spelling is taken last.
    for prop in node.props where prop.name.hasPrefix("aria-") { takeARIA(prop.name, prop.value) }
    if let role = node.prop("role")?.text, !role.isEmpty { self.role = role }
    nativeID = (node.prop("id") ?? node.prop("nativeID"))?.text
    if node.type == "Image", let alt = node.prop("alt")?.text, !alt.isEmpty {
      accessible = true
      label = label ?? alt
    }
    if Self.pressables.contains(node.type) {
      accessible = accessible ?? true
      if node.prop("disabled")?.bool == true { isDisabled = true }
    }
    if node.type == "Button" {
      role = role ?? "button"
      label = label ?? node.prop("title")?.text
    }
    if node.prop("disabled")?.bool == true, node.type == "Text" || handlers.contains("onPress") {
      isDisabled = true
    }
  }

  /// Components whose views are accessible unless the app says otherwise.
  static let pressables: Set<String> = [
    "Pressable", "TouchableOpacity", "TouchableHighlight", "TouchableWithoutFeedback",
    "TouchableNativeFeedback", "Button",
  ]

  /// Handlers by which an app answers a touch.
  static let touches: Set<String> = [
    "onPress", "onClick", "onTouchStart", "onTouchEnd", "onLongPress", "onPressIn", "onPressOut",
    "onResponderRelease", "onResponderGrant", "onValueChange", "onSlidingComplete", "onChangeText",
  ]

  var isTappable: Bool { handlers.contains { NativeProps.touches.contains($0) } }

  private mutating func take(_ prop: RenderProp) {
    if case .function = prop.value {
      handlers.append(prop.name)
      return
    }
    if prop.name.hasPrefix("on"), prop.name.dropFirst(2).first?.isUppercase == true {
      if case .none = prop.value { return }
      handlers.append(prop.name)
      return
    }
    switch prop.name {
    case "accessible": accessible = prop.value.bool ?? accessible
    case "accessibilityLabel": label = label ?? prop.value.text
    case "accessibilityHint": hint = prop.value.text
    case "accessibilityRole": role = prop.value.text
    case "accessibilityState": takeState(prop.value)
    case "accessibilityStates": takeStates(prop.value)
    case "accessibilityValue": takeValue(prop.value)
    case "accessibilityActions": takeActions(prop.value)
    case "accessibilityElementsHidden": if prop.value.bool == true { isHidden = true }
    case "accessibilityViewIsModal": if prop.value.bool == true { isModal = true }
    case "accessibilityLanguage": language = prop.value.text
    case "experimental_accessibilityOrder", "accessibilityOrder":
      if case .list(let ids) = prop.value { order = ids.compactMap(\.text) }
    case "testID": identifier = prop.value.text
    case "style": if prop.value.styled("display") == "none" { isHidden = true }
    default: keep(prop)
    }
  }

  private mutating func takeARIA(_ name: String, _ value: RenderValue) {
    switch name {
    case "aria-label": if let text = value.text { label = text }
    case "aria-hidden": if value.bool == true { isHidden = true }
    case "aria-modal": if value.bool == true { isModal = true }
    case "aria-busy": isBusy = value.bool ?? isBusy
    case "aria-checked": checked = NativeProps.checked(value) ?? checked
    case "aria-disabled": isDisabled = value.bool ?? isDisabled
    case "aria-expanded": isExpanded = value.bool ?? isExpanded
    case "aria-selected": isSelected = value.bool ?? isSelected
    case "aria-valuemin": valueMin = value.number ?? valueMin
    case "aria-valuemax": valueMax = value.number ?? valueMax
    case "aria-valuenow": valueNow = value.number ?? valueNow
    case "aria-valuetext": valueText = value.text ?? valueText
    default: break
    }
  }

  private static func checked(_ value: RenderValue) -> Checked? {
    if value.text == "mixed" { return .mixed }
    return value.bool.map { $0 ? .yes : .no }
  }

  private mutating func takeState(_ value: RenderValue) {
    checked = value.member("checked").flatMap { NativeProps.checked($0) } ?? checked
    isDisabled = value.member("disabled")?.bool ?? isDisabled
    isSelected = value.member("selected")?.bool ?? isSelected
    isExpanded = value.member("expanded")?.bool ?? isExpanded
    isBusy = value.member("busy")?.bool ?? isBusy
  }

  /// The list of React Native before 0.60.
  private mutating func takeStates(_ value: RenderValue) {
    guard case .list(let values) = value else { return }
    for state in values.compactMap(\.text) {
      switch state {
      case "disabled": isDisabled = true
      case "selected": isSelected = true
      case "checked": checked = .yes
      case "unchecked": checked = .no
      case "expanded": isExpanded = true
      case "collapsed": isExpanded = false
      case "busy": isBusy = true
      default: break
      }
    }
  }

  private mutating func takeValue(_ value: RenderValue) {
    valueText = value.member("text")?.text ?? valueText
    valueNow = value.member("now")?.number ?? valueNow
    valueMin = value.member("min")?.number ?? valueMin
    valueMax = value.member("max")?.number ?? valueMax
  }

  private mutating func takeActions(_ value: RenderValue) {
    guard case .list(let values) = value else { return }
    for action in values {
      guard let name = action.member("name")?.text else { continue }
      actions.append((name, action.member("label")?.text))
    }
  }

  /// Props that say nothing about speech on iOS, by what every tree has; others are kept.
  private static let ignored: Set<String> = [
    "collapsable", "focusable", "hitSlop", "pointerEvents", "numberOfLines", "ellipsizeMode",
    "allowFontScaling", "source", "resizeMode", "value", "defaultValue", "placeholder", "title",
    "children", "key", "disabled", "secureTextEntry", "editable", "multiline", "visible", "alt",
    "role", "id", "animating", "hidesWhenStopped", "enabled", "placeholderTextColor", "isText",
    "removeClippedSubviews", "scrollEventThrottle", "nativeID", "importantForAccessibility",
    "accessibilityLiveRegion", "underlineColorAndroid", "selectionColor", "contentContainerStyle",
  ]

  private mutating func keep(_ prop: RenderProp) {
    guard !NativeProps.ignored.contains(prop.name), !prop.name.hasPrefix("aria-") else { return }
    if case .none = prop.value { return }
    guard extras.count < 24 else { return }
    extras.append(ExtraField(prop.name, prop.value.shown))
  }
}
