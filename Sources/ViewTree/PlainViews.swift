/// How far what a view does reaches.
enum ViewReach: Comparable {
  /// It concerns nothing but itself.
  case plain
  /// It follows from itself and from what the system's own controls keep: a field that is edited, a menu
  /// that is open. It may open something on top of the screen.
  case local
  /// Anything else: navigation, bars, what scrolls, what is given its size.
  case wide
}

/// Views and modifiers that concern nothing but themselves, by name.
enum PlainViews {
  private static let views: Set<String> = [
    "Text", "Image", "Label", "HStack", "VStack", "ZStack", "Group", "Spacer", "Divider", "EmptyView",
    "Button", "Toggle", "Link", "Slider", "Stepper", "ProgressView", "Gauge", "LabeledContent", "Color",
    "Circle", "Capsule", "Ellipse", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Path",
    "Shape", "AnyShape", "LinearGradient", "RadialGradient", "AngularGradient", "AsyncImage", "ForEach",
    "AnyView", "GroupBox", "EquatableView", "Marker",
  ]

  /// Views with something that the system keeps for them.
  private static let localViews: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Picker", "DatePicker", "ColorPicker", "Menu",
    "DisclosureGroup", "ShareLink", "PasteButton", "RenameButton",
  ]

  private static let modifiers: Set<String> = [
    "_tag", "tag", "id", "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "underline",
    "strikethrough", "monospacedDigit", "monospaced", "kerning", "tracking", "baselineOffset", "textScale",
    "foregroundStyle", "foregroundColor", "tint", "accentColor", "padding", "frame", "fixedSize",
    "layoutPriority", "offset", "background", "backgroundStyle", "overlay", "cornerRadius", "clipShape",
    "clipped", "containerShape", "shadow", "border", "opacity", "lineLimit", "lineSpacing",
    "multilineTextAlignment", "truncationMode", "minimumScaleFactor", "allowsTightening", "imageScale",
    "resizable", "interpolation", "antialiased", "scaledToFit", "scaledToFill", "aspectRatio",
    "renderingMode", "symbolRenderingMode", "symbolVariant", "symbolEffect", "contentTransition", "fill",
    "stroke", "strokeBorder", "trim", "blendMode", "brightness", "contrast", "saturation", "grayscale",
    "hueRotation", "colorMultiply", "colorInvert", "drawingGroup", "compositingGroup", "geometryGroup",
    "glassEffect", "hoverEffect", "alignmentGuide", "contentShape", "zIndex", "scaleEffect",
    "rotationEffect", "rotation3DEffect", "blur", "disabled", "allowsHitTesting", "buttonStyle",
    "toggleStyle", "labelStyle", "pickerStyle", "datePickerStyle", "textFieldStyle", "menuStyle",
    "groupBoxStyle", "labelsHidden", "labelsVisibility", "controlSize", "buttonBorderShape",
    "progressViewStyle", "gaugeStyle", "textCase", "hidden", "textSelection", "keyboardType",
    "textContentType", "textInputAutocapitalization", "autocapitalization", "autocorrectionDisabled",
    "disableAutocorrection", "submitLabel", "listRowSeparator", "listRowSeparatorTint",
    "listRowBackground", "listRowInsets", "listItemTint", "swipeActions", "deleteDisabled",
    "moveDisabled", "onTapGesture", "onLongPressGesture", "help", "badge", "speechSpellsOutCharacters",
    "speechAlwaysIncludesPunctuation", "speechAdjustedPitch", "accessibilityLabel", "accessibilityValue",
    "accessibilityHint", "accessibilityHidden", "accessibilityAddTraits", "accessibilityRemoveTraits",
    "accessibilityIdentifier", "accessibilityElement", "accessibilityAction", "accessibilityActions",
    "accessibilityAdjustableAction", "accessibilityInputLabels", "accessibilityHeading",
    "accessibilityCustomContent", "accessibilityRespondsToUserInteraction",
    "accessibilityShowsLargeContentViewer", "accessibilityIgnoresInvertColors",
    "accessibilityTextContentType", "accessibilitySortPriority",
  ]

  /// Modifiers by which something opens on top of the screen, or the focus comes to a view.
  private static let localModifiers: Set<String> = [
    "contextMenu", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "focused",
    "accessibilityFocused", "onSubmit",
  ]

  static func reach(of node: ViewNode) -> ViewReach {
    var reach = reach(of: node.kind)
    // A link that is not followed is a button.
    if case .view("NavigationLink") = node.kind, node.argument("destination") == nil { reach = .plain }
    if reach == .wide { return .wide }
    for argument in node.arguments { reach = max(reach, self.reach(of: argument.value)) }
    for modifier in node.modifiers {
      if !modifiers.contains(modifier.name) {
        guard localModifiers.contains(modifier.name) else { return .wide }
        reach = max(reach, .local)
      }
      for argument in modifier.arguments { reach = max(reach, self.reach(of: argument.value)) }
    }
    for child in node.children where reach != .wide { reach = max(reach, self.reach(of: child)) }
    return reach
  }

  private static func reach(of kind: ViewNode.Kind) -> ViewReach {
    switch kind {
    case .view(let name):
      if views.contains(name) { return .plain }
      return localViews.contains(name) ? .local : .wide
    case .custom: return .plain
    case .element, .unknown: return .wide
    }
  }

  private static func reach(of value: ArgumentValue) -> ViewReach {
    guard case .views(let nodes) = value else { return .plain }
    var reach = ViewReach.plain
    for node in nodes where reach != .wide { reach = max(reach, self.reach(of: node)) }
    return reach
  }
}
