/// The SwiftUI modifiers that a document can name, with their arguments.
enum ModifierCatalog {
  static let modifiers: [String: ModifierSpec] = Dictionary(
    uniqueKeysWithValues: (accessibility + gestures + presentations + content + navigation).map {
      ($0.name, $0)
    }
      + other.map { ($0, ModifierSpec(name: $0, arguments: [])) })

  static let names: [String] = modifiers.keys.sorted()

  private static func modifier(_ name: String, _ arguments: [ArgumentSpec] = []) -> ModifierSpec {
    ModifierSpec(name: name, arguments: arguments)
  }

  private static let isEnabled = ArgumentSpec.labeled("isEnabled", .bool)
  private static let text = ArgumentSpec.unlabeled(["text", "value"], .text)

  private static let accessibility: [ModifierSpec] = [
    modifier("accessibilityLabel", [text, isEnabled, .labeled("content", .views)]),
    modifier("accessibilityValue", [text, isEnabled]),
    modifier("accessibilityHint", [text, isEnabled]),
    modifier("accessibilityIdentifier", [text, isEnabled]),
    modifier("accessibilityHidden", [.unlabeled(["hidden"], .bool), isEnabled]),
    modifier("accessibilityAddTraits", [.unlabeled(["traits"], .traits)]),
    modifier("accessibilityRemoveTraits", [.unlabeled(["traits"], .traits)]),
    modifier("accessibilityElement", [.labeled("children", .symbol)]),
    modifier(
      "accessibilityAction",
      [
        .labeled("named", .text), .unlabeled(["kind"], .symbol), .labeled("label", .views),
        ArgumentSpec(names: ["effects", "action"], label: "action", kind: .effects),
      ]),
    modifier(
      "accessibilityActions", [.labeled("content", .views), .labeled("category", .text)]),
    modifier(
      "accessibilityAdjustableAction",
      [ArgumentSpec(names: ["effects"], label: "handler", kind: .adjustment)]),
    modifier(
      "accessibilityScrollAction",
      [ArgumentSpec(names: ["effects"], label: "handler", kind: .effects)]),
    modifier(
      "accessibilityZoomAction",
      [ArgumentSpec(names: ["effects"], label: "handler", kind: .effects)]),
    modifier(
      "accessibilityCustomContent",
      [
        .unlabeled(["label"], .text), ArgumentSpec(names: ["value"], label: nil, kind: .text),
        .labeled("importance", .symbol),
      ]),
    modifier("accessibilityRepresentation", [.labeled("representation", .views)]),
    modifier("accessibilityChildren", [.labeled("children", .views)]),
    modifier("accessibilitySortPriority", [.unlabeled(["priority"], .number)]),
    modifier("accessibilityInputLabels", [.unlabeled(["labels"], .texts)]),
    modifier("accessibilityHeading", [.unlabeled(["level"], .symbol)]),
    modifier(
      "accessibilityRotor",
      [.unlabeled(["name"], .text), .labeled("entries", .views)]),
    modifier("accessibilityFocused", [.unlabeled(["focused"], .binding(.bool))]),
    modifier("accessibilityDefaultFocus", [.unlabeled(["focused"], .binding(.bool))]),
    modifier("accessibilityActivationPoint", [.unlabeled(["point"], .point)]),
    modifier(
      "accessibilityLabeledPair",
      [.labeled("role", .symbol), .labeled("id", .text), .labeled("in", .text)]),
    modifier("accessibilityLinkedGroup", [.labeled("id", .text), .labeled("in", .text)]),
    modifier("accessibilityRespondsToUserInteraction", [.unlabeled(["responds"], .bool)]),
    modifier("accessibilityTextContentType", [.unlabeled(["type"], .symbol)]),
    modifier(
      "accessibilityDirectTouch",
      [.unlabeled(["enabled"], .bool), .labeled("options", .symbols)]),
    modifier("accessibilityShowsLargeContentViewer", [.labeled("content", .views)]),
    modifier("accessibilityIgnoresInvertColors", [.unlabeled(["ignores"], .bool)]),
    modifier("accessibilityScrollStatus", [.unlabeled(["status"], .text)]),
    modifier("speechSpellsOutCharacters", [.unlabeled(["spells"], .bool)]),
    modifier("speechAlwaysIncludesPunctuation", [.unlabeled(["includes"], .bool)]),
    modifier("speechAnnouncementsQueued", [.unlabeled(["queued"], .bool)]),
    modifier("speechAdjustedPitch", [.unlabeled(["pitch"], .number)]),
  ]

  private static let onTap = ArgumentSpec(
    names: ["effects", "action"], label: "action", kind: .effects)
  private static let perform = ArgumentSpec(
    names: ["effects", "perform"], label: "perform", kind: .effects)

  private static let gestures: [ModifierSpec] = [
    modifier("onTapGesture", [onTap, .labeled("count", .number)]),
    modifier("onLongPressGesture", [onTap]),
    modifier("onDelete", [perform]),
    modifier("onMove", [perform]),
    modifier("refreshable", [onTap]),
    modifier("onSubmit", [onTap]),
    modifier(
      "swipeActions",
      [
        .labeled("content", .views), .labeled("edge", .symbol),
        .labeled("allowsFullSwipe", .bool),
      ]),
    modifier("contextMenu", [.labeled("menuItems", .views)]),
  ]

  private static let presented: [ArgumentSpec] = [
    .labeled("isPresented", .binding(.bool)), .labeled("content", .views),
    .labeled("onDismiss", .effects),
  ]

  private static let presentations: [ModifierSpec] =
    ["sheet", "fullScreenCover", "popover", "inspector"].map { modifier($0, presented) }
    + ["alert", "confirmationDialog", "actionSheet"].map {
      modifier(
        $0,
        [
          .unlabeled(["title"], .text), .labeled("isPresented", .binding(.bool)),
          .labeled("titleVisibility", .symbol), .labeled("actions", .views),
          .labeled("message", .views),
        ])
    } + [
      modifier("presentationDetents", [.unlabeled(["detents"], .symbols)]),
      modifier("presentationDragIndicator", [.unlabeled(["visibility"], .symbol)]),
      modifier("interactiveDismissDisabled", [.unlabeled(["disabled"], .bool)]),
    ]

  private static let aside: [ArgumentSpec] = [
    .unlabeled(["content"], .viewsOrSymbol), .labeled("alignment", .symbol),
  ]

  private static let content: [ModifierSpec] = [
    modifier("overlay", aside),
    modifier("background", aside),
    modifier("mask", aside),
    modifier("listRowBackground", [.unlabeled(["content"], .viewsOrSymbol)]),
    modifier(
      "safeAreaInset",
      [.labeled("content", .views), .labeled("edge", .symbol), .labeled("spacing", .number)]),
    modifier("badge", [.unlabeled(["value", "count", "text"], .plain)]),
    modifier("tag", [.unlabeled(["value"], .plain)]),
    modifier("id", [.unlabeled(["id", "value"], .plain)]),
    modifier("tabItem", [.labeled("label", .views)]),
    modifier("hidden"),
    modifier("disabled", [.unlabeled(["disabled"], .bool)]),
    modifier("opacity", [.unlabeled(["opacity"], .number)]),
    modifier("redacted", [.labeled("reason", .symbol)]),
    modifier("privacySensitive", [.unlabeled(["sensitive"], .bool)]),
    modifier("deleteDisabled", [.unlabeled(["disabled"], .bool)]),
    modifier("moveDisabled", [.unlabeled(["disabled"], .bool)]),
    modifier("labelsHidden"),
    modifier("help", [text]),
    modifier(
      "searchable",
      [
        .labeled("text", .binding(.text)), .labeled("prompt", .text),
        .labeled("placement", .symbol),
      ]),
    modifier(
      "environment",
      [
        .unlabeled(["key"], .symbol), ArgumentSpec(names: ["value"], label: nil, kind: .symbol),
      ]),
    modifier(
      "frame",
      [
        .labeled("width", .number), .labeled("height", .number),
        .labeled("minWidth", .number), .labeled("idealWidth", .number),
        .labeled("maxWidth", .number), .labeled("minHeight", .number),
        .labeled("idealHeight", .number), .labeled("maxHeight", .number),
        .labeled("alignment", .symbol),
      ]),
    modifier("offset", [.labeled("x", .number), .labeled("y", .number)]),
    modifier("position", [.labeled("x", .number), .labeled("y", .number)]),
    modifier("lineLimit", [.unlabeled(["limit"], .number)]),
    modifier("typesettingLanguage", [.unlabeled(["language"], .text)]),
    modifier("contentShape", [.unlabeled(["kind"], .plain)]),
  ]

  private static let bar: [ArgumentSpec] = [
    .unlabeled(["visibility"], .symbol), .labeled("for", .symbols),
  ]

  private static let navigation: [ModifierSpec] = [
    modifier("navigationTitle", [.unlabeled(["title", "text"], .text)]),
    modifier(
      "navigationBarTitle",
      [.unlabeled(["title", "text"], .text), .labeled("displayMode", .symbol)]),
    modifier("navigationBarTitleDisplayMode", [.unlabeled(["mode"], .symbol)]),
    modifier(
      "navigationBarItems", [.labeled("leading", .views), .labeled("trailing", .views)]),
    modifier("navigationBarHidden", [.unlabeled(["hidden"], .bool)]),
    modifier("navigationBarBackButtonHidden", [.unlabeled(["hidden"], .bool)]),
    modifier(
      "navigationDestination",
      [.labeled("isPresented", .binding(.bool)), .labeled("destination", .views)]),
    modifier("toolbar", [.labeled("content", .views)]),
    modifier("toolbarVisibility", bar),
  ]

  /// Modifiers whose arguments matter to layout or looks alone: any may be written.
  private static let other: [String] = [
    "accentColor", "alignmentGuide", "allowsHitTesting", "allowsTightening", "animation",
    "aspectRatio", "autocorrectionDisabled", "autocapitalization", "disableAutocorrection",
    "baselineOffset", "blur", "bold", "border", "brightness",
    "buttonBorderShape", "buttonStyle", "clipShape", "clipped", "colorScheme", "compositingGroup",
    "containerRelativeFrame", "containerShape", "contentMargins", "contrast", "controlGroupStyle",
    "controlSize", "cornerRadius", "datePickerStyle", "disclosureGroupStyle", "drawingGroup",
    "dynamicTypeSize", "edgesIgnoringSafeArea", "fill", "fixedSize", "focused", "font",
    "fontDesign", "fontWeight", "fontWidth", "foregroundColor", "foregroundStyle", "formStyle",
    "gaugeStyle", "glassEffect", "gridCellAnchor", "gridCellColumns",
    "gridColumnAlignment", "groupBoxStyle", "headerProminence", "ignoresSafeArea", "imageScale",
    "italic", "kerning", "keyboardShortcut", "keyboardType", "labelStyle", "labeledContentStyle",
    "layoutPriority", "lineSpacing", "listItemTint",
    "listRowInsets", "listRowSeparator", "listSectionSeparator", "listSectionSpacing",
    "listStyle", "menuIndicator", "menuOrder", "menuStyle", "minimumScaleFactor", "monospaced",
    "monospacedDigit", "multilineTextAlignment", "navigationViewStyle", "navigationSplitViewStyle",
    "padding", "pickerStyle", "preferredColorScheme", "progressViewStyle", "renderingMode",
    "resizable", "rotationEffect", "rotation3DEffect", "saturation", "scaleEffect",
    "scaledToFill", "scaledToFit", "scrollContentBackground", "scrollDisabled",
    "scrollIndicators", "selectionDisabled", "shadow", "statusBarHidden", "strikethrough",
    "stroke", "strokeBorder", "submitLabel", "symbolEffect", "symbolRenderingMode",
    "symbolVariant", "tabViewStyle", "textCase", "textContentType", "textFieldStyle",
    "textInputAutocapitalization", "textSelection", "tint", "toggleStyle", "toolbarBackground",
    "toolbarColorScheme", "toolbarTitleDisplayMode", "tracking", "transition", "trim",
    "truncationMode", "underline", "unredacted", "zIndex",
  ]
}
