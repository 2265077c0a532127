/// Views and modifiers that concern nothing but themselves, by name.
enum PlainViews {
  private static let views: Set<String> = [
    "Text", "Image", "Label", "HStack", "VStack", "ZStack", "Group", "Spacer", "Divider", "EmptyView",
    "Button", "Toggle", "Link", "Slider", "Stepper", "ProgressView", "Gauge", "LabeledContent", "Color",
    "Circle", "Capsule", "Ellipse", "Rectangle", "RoundedRectangle", "AsyncImage", "ForEach", "AnyView",
  ]

  private static let modifiers: Set<String> = [
    "_tag", "tag", "id", "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "underline",
    "strikethrough", "monospacedDigit", "monospaced", "kerning", "tracking", "foregroundStyle",
    "foregroundColor", "tint", "accentColor", "padding", "frame", "fixedSize", "layoutPriority", "offset",
    "background", "overlay", "cornerRadius", "clipShape", "clipped", "shadow", "border", "opacity",
    "lineLimit", "lineSpacing", "multilineTextAlignment", "truncationMode", "minimumScaleFactor",
    "allowsTightening", "imageScale", "resizable", "scaledToFit", "scaledToFill", "aspectRatio",
    "renderingMode", "symbolRenderingMode", "symbolVariant", "contentShape", "zIndex", "scaleEffect",
    "rotationEffect", "blur", "disabled", "buttonStyle", "toggleStyle", "labelStyle", "labelsHidden",
    "controlSize", "buttonBorderShape", "progressViewStyle", "gaugeStyle", "textCase", "hidden",
    "listRowSeparator", "listRowBackground", "listRowInsets", "swipeActions", "onTapGesture",
    "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityHidden",
    "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityIdentifier",
    "accessibilityElement", "accessibilityAction", "accessibilityAdjustableAction",
    "accessibilityInputLabels", "accessibilityHeading", "accessibilityCustomContent",
    "accessibilityShowsLargeContentViewer", "accessibilitySortPriority",
  ]

  static func isPlain(_ node: ViewNode) -> Bool {
    switch node.kind {
    case .view(let name): if !views.contains(name) { return false }
    case .custom: break
    case .element, .unknown: return false
    }
    for argument in node.arguments where !isPlain(argument.value) { return false }
    for modifier in node.modifiers {
      guard modifiers.contains(modifier.name) else { return false }
      for argument in modifier.arguments where !isPlain(argument.value) { return false }
    }
    return node.children.allSatisfy(isPlain)
  }

  private static func isPlain(_ value: ArgumentValue) -> Bool {
    guard case .views(let nodes) = value else { return true }
    return nodes.allSatisfy(isPlain)
  }
}
