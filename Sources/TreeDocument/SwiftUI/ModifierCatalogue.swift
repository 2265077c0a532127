/// The SwiftUI modifiers that a document can name, with their arguments.
enum ModifierCatalogue {
  static let modifiers: [String: ModifierSpec] = Dictionary(
    uniqueKeysWithValues: (accessibility + gestures + presentations + content + navigation).map {
      ($0.name, $0)
    }
      + other.map { ($0, ModifierSpec(name: $0, arguments: [])) })

  static let names: [String] = modifiers.keys.sorted()

  private static func modifier(_ name: String, _ arguments: [ArgumentSpec] = []) -> ModifierSpec {
    ModifierSpec(name: name, arguments: arguments)
  }

  private static let isEnabled = ArgumentSpec.labelled("isEnabled", .bool)
  private static let text = ArgumentSpec.unlabelled(["text", "value"], .text)

  private static let accessibility: [ModifierSpec] = [
    modifier("accessibilityLabel", [text, isEnabled, .labelled("content", .views)]),
    modifier("accessibilityValue", [text, isEnabled]),
    modifier("accessibilityHint", [text, isEnabled]),
    modifier("accessibilityIdentifier", [text, isEnabled]),
    modifier("accessibilityHidden", [.unlabelled(["hidden"], .bool), isEnabled]),
    modifier("accessibilityAddTraits", [.unlabelled(["traits"], .traits)]),
    modifier("accessibilityRemoveTraits", [.unlabelled(["traits"], .traits)]),
    modifier("accessibilityElement", [.labelled("children", .symbol)]),
    modifier(
      "accessibilityAction",
      [
        .labelled("named", .text), .unlabelled(["kind"], .symbol), .labelled("label", .views),
        ArgumentSpec(names: ["effects", "action"], label: "action", kind: .effects),
      ]),
    modifier(
      "accessibilityActions", [.labelled("content", .views), .labelled("category", .text)]),
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
        .unlabelled(["label"], .text), ArgumentSpec(names: ["value"], label: nil, kind: .text),
        .labelled("importance", .symbol),
      ]),
    modifier("accessibilityRepresentation", [.labelled("representation", .views)]),
    modifier("accessibilityChildren", [.labelled("children", .views)]),
    modifier("accessibilitySortPriority", [.unlabelled(["priority"], .number)]),
    modifier("accessibilityInputLabels", [.unlabelled(["labels"], .texts)]),
    modifier("accessibilityHeading", [.unlabelled(["level"], .symbol)]),
    modifier(
      "accessibilityRotor",
      [.unlabelled(["name"], .text), .labelled("entries", .views)]),
    modifier("accessibilityFocused", [.unlabelled(["focused"], .binding(.bool))]),
    modifier("accessibilityDefaultFocus", [.unlabelled(["focused"], .binding(.bool))]),
    modifier("accessibilityActivationPoint", [.unlabelled(["point"], .point)]),
    modifier(
      "accessibilityLabeledPair",
      [.labelled("role", .symbol), .labelled("id", .text), .labelled("in", .text)]),
    modifier("accessibilityLinkedGroup", [.labelled("id", .text), .labelled("in", .text)]),
    modifier("accessibilityRespondsToUserInteraction", [.unlabelled(["responds"], .bool)]),
    modifier("accessibilityTextContentType", [.unlabelled(["type"], .symbol)]),
    modifier(
      "accessibilityDirectTouch",
      [.unlabelled(["enabled"], .bool), .labelled("options", .symbols)]),
    modifier("accessibilityShowsLargeContentViewer", [.labelled("content", .views)]),
    modifier("accessibilityIgnoresInvertColors", [.unlabelled(["ignores"], .bool)]),
    modifier("accessibilityScrollStatus", [.unlabelled(["status"], .text)]),
    modifier("speechSpellsOutCharacters", [.unlabelled(["spells"], .bool)]),
    modifier("speechAlwaysIncludesPunctuation", [.unlabelled(["includes"], .bool)]),
    modifier("speechAnnouncementsQueued", [.unlabelled(["queued"], .bool)]),
    modifier("speechAdjustedPitch", [.unlabelled(["pitch"], .number)]),
  ]

  private static let onTap = ArgumentSpec(
    names: ["effects", "action"], label: "action", kind: .effects)
  private static let perform = ArgumentSpec(
    names: ["effects", "perform"], label: "perform", kind: .effects)

  private static let gestures: [ModifierSpec] = [
    modifier("onTapGesture", [onTap, .labelled("count", .number)]),
    modifier("onLongPressGesture", [onTap]),
    modifier("onDelete", [perform]),
    modifier("onMove", [perform]),
    modifier("refreshable", [onTap]),
    modifier("onSubmit", [onTap]),
    modifier(
      "swipeActions",
      [
        .labelled("content", .views), .labelled("edge", .symbol),
        .labelled("allowsFullSwipe", .bool),
      ]),
    modifier("contextMenu", [.labelled("menuItems", .views)]),
  ]

  private static let presented: [ArgumentSpec] = [
    .labelled("isPresented", .binding(.bool)), .labelled("content", .views),
    .labelled("onDismiss", .effects),
  ]

  private static let presentations: [ModifierSpec] =
    ["sheet", "fullScreenCover", "popover", "inspector"].map { modifier($0, presented) }
    + ["alert", "confirmationDialog", "actionSheet"].map {
      modifier(
        $0,
        [
          .unlabelled(["title"], .text), .labelled("isPresented", .binding(.bool)),
          .labelled("titleVisibility", .symbol), .labelled("actions", .views),
          .labelled("message", .views),
        ])
    } + [
      modifier("presentationDetents", [.unlabelled(["detents"], .symbols)]),
      modifier("presentationDragIndicator", [.unlabelled(["visibility"], .symbol)]),
      modifier("interactiveDismissDisabled", [.unlabelled(["disabled"], .bool)]),
    ]

  private static let aside: [ArgumentSpec] = [
    .unlabelled(["content"], .viewsOrSymbol), .labelled("alignment", .symbol),
  ]

  private static let content: [ModifierSpec] = [
    modifier("overlay", aside),
    modifier("background", aside),
    modifier("mask", aside),
    modifier("listRowBackground", [.unlabelled(["content"], .viewsOrSymbol)]),
    modifier(
      "safeAreaInset",
      [.labelled("content", .views), .labelled("edge", .symbol), .labelled("spacing", .number)]),
    modifier("badge", [.unlabelled(["value", "count", "text"], .plain)]),
    modifier("tag", [.unlabelled(["value"], .plain)]),
    modifier("id", [.unlabelled(["id", "value"], .plain)]),
    modifier("tabItem", [.labelled("label", .views)]),
    modifier("hidden"),
    modifier("disabled", [.unlabelled(["disabled"], .bool)]),
    modifier("opacity", [.unlabelled(["opacity"], .number)]),
    modifier("redacted", [.labelled("reason", .symbol)]),
    modifier("privacySensitive", [.unlabelled(["sensitive"], .bool)]),
    modifier("deleteDisabled", [.unlabelled(["disabled"], .bool)]),
    modifier("moveDisabled", [.unlabelled(["disabled"], .bool)]),
    modifier("labelsHidden"),
    modifier("help", [text]),
    modifier(
      "searchable",
      [
        .labelled("text", .binding(.text)), .labelled("prompt", .text),
        .labelled("placement", .symbol),
      ]),
    modifier(
      "environment",
      [
        .unlabelled(["key"], .symbol), ArgumentSpec(names: ["value"], label: nil, kind: .symbol),
      ]),
    modifier(
      "frame",
      [
        .labelled("width", .number), .labelled("height", .number),
        .labelled("minWidth", .number), .labelled("idealWidth", .number),
        .labelled("maxWidth", .number), .labelled("minHeight", .number),
        .labelled("idealHeight", .number), .labelled("maxHeight", .number),
        .labelled("alignment", .symbol),
      ]),
    modifier("offset", [.labelled("x", .number), .labelled("y", .number)]),
    modifier("position", [.labelled("x", .number), .labelled("y", .number)]),
    modifier("lineLimit", [.unlabelled(["limit"], .number)]),
    modifier("typesettingLanguage", [.unlabelled(["language"], .text)]),
    modifier("contentShape", [.unlabelled(["kind"], .plain)]),
  ]

  private static let bar: [ArgumentSpec] = [
    .unlabelled(["visibility"], .symbol), .labelled("for", .symbols),
  ]

  private static let navigation: [ModifierSpec] = [
    modifier("navigationTitle", [.unlabelled(["title", "text"], .text)]),
    modifier(
      "navigationBarTitle",
      [.unlabelled(["title", "text"], .text), .labelled("displayMode", .symbol)]),
    modifier("navigationBarTitleDisplayMode", [.unlabelled(["mode"], .symbol)]),
    modifier(
      "navigationBarItems", [.labelled("leading", .views), .labelled("trailing", .views)]),
    modifier("navigationBarHidden", [.unlabelled(["hidden"], .bool)]),
    modifier("navigationBarBackButtonHidden", [.unlabelled(["hidden"], .bool)]),
    modifier(
      "navigationDestination",
      [.labelled("isPresented", .binding(.bool)), .labelled("destination", .views)]),
    modifier("toolbar", [.labelled("content", .views)]),
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
