extension SDK {
  /// Closures of modifiers in the order in which trailing closures take them.
  static let modifierClosures: [String: [(name: String, kind: ViewShape.ClosureKind)]] = [
    "background": [("content", .builder)], "overlay": [("content", .builder)], "mask": [("mask", .builder)],
    "safeAreaInset": [("content", .builder)], "safeAreaBar": [("content", .builder)],
    "toolbar": [("content", .builder)], "toolbarTitleMenu": [("content", .builder)],
    "sheet": [("content", .content), ("onDismiss", .action)],
    "fullScreenCover": [("content", .content), ("onDismiss", .action)],
    "popover": [("content", .content)], "inspector": [("content", .builder)],
    "alert": [("actions", .content), ("message", .content)],
    "confirmationDialog": [("actions", .content), ("message", .content)],
    "actionSheet": [("content", .content)],
    "contextMenu": [("menuItems", .builder), ("preview", .builder)],
    "swipeActions": [("content", .builder)], "navigationDestination": [("destination", .content)],
    "tabItem": [("label", .builder)], "searchable": [("suggestions", .builder)],
    "searchSuggestions": [("suggestions", .builder)], "searchScopes": [("scopes", .builder)],
    "navigationTitle": [("title", .builder)], "badge": [("label", .builder)],
    "onTapGesture": [("action", .action)], "popoverTip": [("action", .action)],
    "onLongPressGesture": [("action", .action), ("onPressingChanged", .action)],
    "onAppear": [("action", .action)], "onDisappear": [("action", .action)], "task": [("action", .action)],
    "onChange": [("action", .action)], "onReceive": [("action", .action)], "onSubmit": [("action", .action)],
    "onHover": [("action", .action)], "onOpenURL": [("action", .action)],
    "refreshable": [("action", .action)],
    "onDelete": [("action", .action)], "onMove": [("action", .action)], "onInsert": [("action", .action)],
    "onPreferenceChange": [("action", .action)],
    "onGeometryChange": [("transform", .action), ("action", .action)],
    "onKeyPress": [("action", .action)], "onDrag": [("data", .action), ("preview", .builder)],
    "onDrop": [("action", .action)], "draggable": [("preview", .builder)],
    "dropDestination": [("action", .action), ("isTargeted", .action)],
    "accessibilityAction": [("action", .action), ("label", .builder)],
    "accessibilityActions": [("content", .builder)],
    "accessibilityAdjustableAction": [("handler", .action)],
    "accessibilityScrollAction": [("handler", .action)],
    "accessibilityZoomAction": [("handler", .action)],
    "accessibilityRepresentation": [("representation", .builder)],
    "accessibilityChildren": [("children", .builder)],
    "accessibilityLabel": [("content", .content)], "accessibilityRotor": [("entries", .builder)],
    "accessibilityShowsLargeContentViewer": [("largeContentView", .builder)],
    "accessibilityQuickAction": [("content", .builder)],
    "alignmentGuide": [("computeValue", .action)], "animation": [("body", .action)],
    "visualEffect": [("effect", .action)],
    "transformPreference": [("callback", .action)],
    "transaction": [("transform", .action)], "scrollTransition": [("transition", .action)],
    "phaseAnimator": [("content", .action), ("animation", .action)],
    "keyframeAnimator": [("content", .action), ("keyframes", .action)],
    "chartOverlay": [("content", .action)], "chartBackground": [("content", .action)],
    "chartXAxis": [("content", .action)],
    "chartYAxis": [("content", .action)], "chartLegend": [("content", .action)],
    "chartPlotStyle": [("content", .action)],
    "annotation": [("content", .builder)], "overlayPreferenceValue": [("transform", .action)],
    "backgroundPreferenceValue": [("transform", .action)], "transformEnvironment": [("transform", .action)],
    "anchorPreference": [("transform", .action)], "fileImporter": [("onCompletion", .action)],
    "fileExporter": [("onCompletion", .action)], "sensoryFeedback": [("feedback", .action)],
    "commands": [("content", .builder)], "tabViewBottomAccessory": [("content", .builder)],
    "onScrollGeometryChange": [("transform", .action), ("action", .action)],
    "onScrollVisibilityChange": [("action", .action)], "onContinueUserActivity": [("action", .action)],
    "presentationBackground": [("content", .action)], "containerBackground": [("content", .action)],
    "sectionActions": [("content", .builder)], "listRowBackground": [("content", .builder)],
    "userActivity": [("update", .action)], "navigationBarItems": [], "glassEffect": [],
  ]

  /// Whether a modifier only runs code when something happens, as its name says: `onMoveCommand`.
  static func tellsOfEvents(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Modifiers whose unlabeled string literals are localizable texts.
  static let textModifiers: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityHint",
    "accessibilityInputLabels", "navigationTitle", "navigationBarTitle", "navigationSubtitle", "help",
    "alert",
    "confirmationDialog", "badge", "accessibility", "accessibilityRotor", "accessibilityScrollStatus",
    "accessibilityDragPoint_", "previewDisplayName_",
  ]

  /// The type of unlabeled members of some modifiers, for statics that apps add to it.
  static let modifierTypes: [String: String] = [
    "accessibilityAddTraits": "AccessibilityTraits", "accessibilityRemoveTraits": "AccessibilityTraits",
    "accessibilityAction": "AccessibilityActionKind", "buttonStyle": "ButtonStyle",
    "labelStyle": "LabelStyle",
    "toggleStyle": "ToggleStyle", "pickerStyle": "PickerStyle", "listStyle": "ListStyle",
    "menuStyle": "MenuStyle",
    "progressViewStyle": "ProgressViewStyle", "gaugeStyle": "GaugeStyle", "groupBoxStyle": "GroupBoxStyle",
    "disclosureGroupStyle": "DisclosureGroupStyle", "labeledContentStyle": "LabeledContentStyle",
    "textFieldStyle": "TextFieldStyle", "foregroundColor": "Color", "foregroundStyle": "ShapeStyle",
    "font": "Font",
    "background": "ShapeStyle", "tint": "Color", "opacity": "Double", "accessibilitySortPriority": "Double",
    "fill": "ShapeStyle", "stroke": "ShapeStyle", "listRowBackground": "Color", "overlay": "ShapeStyle",
    "accessibilityCustomContent": "AccessibilityCustomContentKey", "disabled": "Bool", "hidden": "Bool",
  ]

  /// Methods of colors and other values that give such a value again, not a view.
  static let valueMethods: Set<String> = [
    "opacity", "mix", "gradient", "resolve", "withAlphaComponent", "exposureAdjust", "description", "cgColor",
    "hash", "accessibilityName", "shadow_", "lighter", "darker",
  ]

  /// `.accessibility(label:)` and its kin of iOS 13.
  static let oldAccessibility: [String: String] = [
    "label": "accessibilityLabel", "value": "accessibilityValue", "hint": "accessibilityHint",
    "hidden": "accessibilityHidden", "identifier": "accessibilityIdentifier",
    "inputLabels": "accessibilityInputLabels",
    "addTraits": "accessibilityAddTraits", "removeTraits": "accessibilityRemoveTraits",
    "sortPriority": "accessibilitySortPriority", "activationPoint": "accessibilityActivationPoint",
  ]

  /// Modifiers whose unlabeled arguments are views that come into the tree.
  static let viewModifiers: Set<String> = [
    "overlay", "background", "mask", "contextMenu", "navigationBarItems", "safeAreaInset", "tabItem",
    "toolbar",
    "listRowBackground",
  ]

  /// Modifiers that give controls a style; an app's own is run.
  static let styleModifiers: Set<String> = [
    "buttonStyle", "toggleStyle", "labelStyle", "progressViewStyle", "gaugeStyle", "groupBoxStyle",
    "disclosureGroupStyle", "labeledContentStyle", "menuStyle", "textFieldStyle", "datePickerStyle",
    "controlGroupStyle", "formStyle",
  ]
}
