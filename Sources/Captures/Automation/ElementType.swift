import EarshotVocabulary

/// What an element type of a test tool says: XCUIElement's types and those of idb.
///
/// Traits stand in for a capture without them (spec formats.md 1.3, 2.3).
struct ElementType: Sendable {
  enum Kind: Sendable {
    /// The app and its windows: never a stop.
    case frame
    case statusBar
    case keyboard
    case navigationBar
    case tabBar
    case toolbar
    /// Scrolls, or holds rows.
    case scroll
    case alert
    /// Something with parts of its own: a segmented control, a picker, a stepper.
    case compound
    /// Something to act on.
    case control
    /// A text, a picture, a sign of progress.
    case content
    /// A view that may be anything.
    case box
    case scrollBar
  }

  var kind: Kind
  var traits: Traits
  var isTextInput: Bool { traits.contains(.textEntry) }
  var isKnown = true

  init(_ kind: Kind, _ traits: Traits = [], isKnown: Bool = true) {
    self.kind = kind
    self.traits = traits
    self.isKnown = isKnown
  }

  /// Types that are not known are printed as Other by the tools, too.
  static func named(_ name: String) -> ElementType {
    table[name] ?? ElementType(.box, isKnown: false)
  }

  private static let toggle: Traits = [.button, .switchButton]
  private static let popUp: Traits = [.button, .popUpButton]

  private static let table: [String: ElementType] = [
    "Application": .init(.frame), "Window": .init(.frame), "StatusBar": .init(.statusBar),
    "Keyboard": .init(.keyboard), "NavigationBar": .init(.navigationBar),
    "TabBar": .init(.tabBar), "TabGroup": .init(.tabBar), "Toolbar": .init(.toolbar),
    "TouchBar": .init(.toolbar), "MenuBar": .init(.toolbar),
    "ScrollView": .init(.scroll), "ScrollArea": .init(.scroll), "Table": .init(.scroll),
    "CollectionView": .init(.scroll), "Outline": .init(.scroll), "Browser": .init(.scroll),
    "WebView": .init(.scroll), "WebArea": .init(.scroll), "Map": .init(.scroll),
    "Grid": .init(.scroll),
    "Alert": .init(.alert), "Sheet": .init(.alert), "Dialog": .init(.alert),
    "Popover": .init(.compound), "Drawer": .init(.compound), "Menu": .init(.compound),
    "SegmentedControl": .init(.compound), "Picker": .init(.compound),
    "DatePicker": .init(.compound), "Stepper": .init(.compound), "RadioGroup": .init(.compound),
    "SplitGroup": .init(.compound),
    "Button": .init(.control, .button), "MenuButton": .init(.control, popUp),
    "ToolbarButton": .init(.control, .button), "DisclosureTriangle": .init(.control, .button),
    "PopUpButton": .init(.control, popUp), "ComboBox": .init(.control, popUp),
    "RadioButton": .init(.control, .button), "CheckBox": .init(.control, toggle),
    "Switch": .init(.control, toggle), "Toggle": .init(.control, toggle),
    "Key": .init(.control, [.button, .keyboardKey]), "Icon": .init(.control, .button),
    "MenuItem": .init(.control, .button), "MenuBarItem": .init(.control, .button),
    "Link": .init(.control, .link), "Tab": .init(.control, [.button, .tabBarItem]),
    "Slider": .init(.control, .adjustable), "PickerWheel": .init(.control, [.adjustable, .pickerItem]),
    "PageIndicator": .init(.control, .adjustable), "ColorWell": .init(.control, .button),
    "IncrementArrow": .init(.control, .button), "DecrementArrow": .init(.control, .button),
    "TextField": .init(.control, .textEntry),
    "SecureTextField": .init(.control, [.textEntry, .secureTextField]),
    "SearchField": .init(.control, [.textEntry, .searchField]),
    "TextView": .init(.control, [.textEntry, .textArea]),
    "TextArea": .init(.control, [.textEntry, .textArea]),
    "StaticText": .init(.content, .staticText), "Heading": .init(.content, .header),
    "Image": .init(.content, .image),
    "ProgressIndicator": .init(.content, .updatesFrequently),
    "ActivityIndicator": .init(.content, .updatesFrequently),
    "RatingIndicator": .init(.content), "LevelIndicator": .init(.content),
    "ValueIndicator": .init(.content), "RelevanceIndicator": .init(.content),
    "ScrollBar": .init(.scrollBar),
    "Other": .init(.box), "Any": .init(.box), "Group": .init(.box), "GenericElement": .init(.box),
    "Cell": .init(.box), "TableRow": .init(.box), "TableColumn": .init(.box),
    "OutlineRow": .init(.box), "LayoutArea": .init(.box), "LayoutItem": .init(.box),
    "Splitter": .init(.box), "Handle": .init(.box), "Matte": .init(.box),
    "Timeline": .init(.box), "HelpTag": .init(.box), "DockItem": .init(.box),
    "Ruler": .init(.box), "RulerMarker": .init(.box), "StatusItem": .init(.box),
  ]

  /// XCUIElement.ElementType by its raw value, as drivers write it in numbers.
  static func named(number: Int) -> String? {
    numbered.indices.contains(number) ? numbered[number] : nil
  }

  private static let numbered = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog",
    "Button", "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton",
    "ComboBox", "MenuButton", "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar",
    "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow", "TableColumn", "Outline",
    "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator", "ProgressIndicator",
    "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField",
    "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem",
    "Map", "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator",
    "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag",
    "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea",
    "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]
}

/// Traits by the names that test tools print: those of `AXTraits.h` and of XCUITest.
enum CapturedTraits {
  /// A list of names: the traits, and the names that iOS does not speak or that are not known.
  static func read(_ names: some Sequence<String>) -> (traits: Traits, unknown: [String]) {
    var traits: Traits = []
    var unknown: [String] = []
    for name in names {
      if let trait = table[name.lowercased()] {
        traits.formUnion(trait)
      } else if !silent.contains(name.lowercased()) {
        unknown.append(name)
      }
    }
    return (traits, unknown)
  }

  private static let table: [String: Traits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playssound": .playsSound, "keyboardkey": .keyboardKey, "statictext": .staticText,
    "summaryelement": .summaryElement, "notenabled": .notEnabled,
    "updatesfrequently": .updatesFrequently, "searchfield": .searchField,
    "startsmediasession": .startsMediaSession, "adjustable": .adjustable,
    "allowsdirectinteraction": .allowsDirectInteraction, "causespageturn": .causesPageTurn,
    "header": .header, "tabbar": .tabBar, "textentry": .textEntry, "isediting": .isEditing,
    "securetextfield": .secureTextField, "backbutton": .backButton, "tabbutton": .tabBarItem,
    "popupbutton": .popUpButton, "textarea": .textArea, "supportszoom": .supportsZoom,
    "toggle": .switchButton, "togglebutton": .switchButton, "pickerelement": .pickerItem,
    "draggable": .draggable,
  ]

  /// Bits that iOS sets and VoiceOver does not speak (spec formats.md 1.3).
  private static let silent: Set<String> = [
    "none", "", "scrollable", "textoperationsavailable", "supportstrackingdetail", "webcontent",
    "radiobutton", "launchicon", "statusbarelement", "inactive", "footer",
    "autocorrectcandidate", "deletekey", "selectiondismissesitem", "visited", "spacer",
    "tableindex", "map", "gesturepracticeregion", "allowsnativesliding", "mathequation",
    "containedbytable", "containedbylist", "touchcontainer", "bookcontent",
    "containedbylandmark", "foldericon", "readonly", "menuitem", "ignoreitemchooser", "alert",
    "containedbyfieldset", "allowslayoutchangeinstatusbar", "unknown",
  ]
}
