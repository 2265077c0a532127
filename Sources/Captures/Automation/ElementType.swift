import EarshotVocabulary

/// What an element type of a test tool says: XCUIElement's types and those of idb.
///
/// Traits stand in for a capture without them (spec formats.md 1.3, 2.3).
struct ElementType: Sendable, Hashable {
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

  /// The place in the table of types; one byte, as captures hold many nodes.
  private let row: UInt8
  /// Kept beside the place, as it is asked for at every turn.
  let kind: Kind

  private init(row: Int, _ kind: Kind) {
    self.row = UInt8(clamping: row)
    self.kind = kind
  }

  var name: String { ElementType.rows[Int(row)].name }
  var traits: Traits { ElementType.rows[Int(row)].traits }
  var isTextInput: Bool { traits.contains(.textEntry) }
  /// Whether the name stands in the table; nodes keep the names of others.
  var isKnown: Bool { row != 0 }

  /// Types that are not known are printed as Other by the tools, too.
  static func named(_ name: String) -> ElementType { byName[name] ?? ElementType(row: 0, .box) }

  static let staticText = named("StaticText")
  static let button = named("Button")
  static let radioButton = named("RadioButton")
  static let tab = named("Tab")
  static let cell = named("Cell")
  static let image = named("Image")
  static let other = named("Other")
  static let any = named("Any")
  static let activityIndicator = named("ActivityIndicator")
  static let application = named("Application")

  private struct Row {
    var name: String
    var kind: Kind
    var traits: Traits

    init(_ name: String, _ kind: Kind, _ traits: Traits = []) {
      self.name = name
      self.kind = kind
      self.traits = traits
    }
  }

  private static let byName = Dictionary(
    rows.enumerated().map { ($0.element.name, ElementType(row: $0.offset, $0.element.kind)) },
    uniquingKeysWith: { first, _ in first })

  private static let toggle: Traits = [.button, .switchButton]
  private static let popUp: Traits = [.button, .popUpButton]

  private static let rows: [Row] = [
    // What is not known by its name.
    .init("", .box),
    .init("Application", .frame),
    .init("Window", .frame),
    .init("StatusBar", .statusBar),
    .init("Keyboard", .keyboard),
    .init("NavigationBar", .navigationBar),
    .init("TabBar", .tabBar),
    .init("TabGroup", .tabBar),
    .init("Toolbar", .toolbar),
    .init("TouchBar", .toolbar),
    .init("MenuBar", .toolbar),
    .init("ScrollView", .scroll),
    .init("ScrollArea", .scroll),
    .init("Table", .scroll),
    .init("CollectionView", .scroll),
    .init("Outline", .scroll),
    .init("Browser", .scroll),
    .init("WebView", .scroll),
    .init("WebArea", .scroll),
    .init("Map", .scroll),
    .init("Grid", .scroll),
    .init("Alert", .alert),
    .init("Sheet", .alert),
    .init("Dialog", .alert),
    .init("Popover", .compound),
    .init("Drawer", .compound),
    .init("Menu", .compound),
    .init("SegmentedControl", .compound),
    .init("Picker", .compound),
    .init("DatePicker", .compound),
    .init("Stepper", .compound),
    .init("RadioGroup", .compound),
    .init("SplitGroup", .compound),
    .init("Button", .control, .button),
    .init("MenuButton", .control, popUp),
    .init("ToolbarButton", .control, .button),
    .init("DisclosureTriangle", .control, .button),
    .init("PopUpButton", .control, popUp),
    .init("ComboBox", .control, popUp),
    .init("RadioButton", .control, .button),
    .init("CheckBox", .control, toggle),
    .init("Switch", .control, toggle),
    .init("Toggle", .control, toggle),
    .init("Key", .control, [.button, .keyboardKey]),
    .init("Icon", .control, .button),
    .init("MenuItem", .control, .button),
    .init("MenuBarItem", .control, .button),
    .init("Link", .control, .link),
    .init("Tab", .control, [.button, .tabBarItem]),
    .init("Slider", .control, .adjustable),
    .init("PickerWheel", .control, [.adjustable, .pickerItem]),
    .init("PageIndicator", .control, .adjustable),
    .init("ColorWell", .control, .button),
    .init("IncrementArrow", .control, .button),
    .init("DecrementArrow", .control, .button),
    .init("TextField", .control, .textEntry),
    .init("SecureTextField", .control, [.textEntry, .secureTextField]),
    .init("SearchField", .control, [.textEntry, .searchField]),
    .init("TextView", .control, [.textEntry, .textArea]),
    .init("TextArea", .control, [.textEntry, .textArea]),
    .init("StaticText", .content, .staticText),
    .init("Heading", .content, .header),
    .init("Image", .content, .image),
    // A place or a pin on a map (idb's AXMapItem).
    .init("MapItem", .content),
    .init("ProgressIndicator", .content, .updatesFrequently),
    .init("ActivityIndicator", .content, .updatesFrequently),
    .init("RatingIndicator", .content),
    .init("LevelIndicator", .content),
    .init("ValueIndicator", .content),
    .init("RelevanceIndicator", .content),
    .init("ScrollBar", .scrollBar),
    .init("Other", .box),
    .init("Any", .box),
    .init("Group", .box),
    .init("GenericElement", .box),
    .init("Cell", .box),
    .init("TableRow", .box),
    .init("TableColumn", .box),
    .init("OutlineRow", .box),
    .init("LayoutArea", .box),
    .init("LayoutItem", .box),
    .init("Splitter", .box),
    .init("Handle", .box),
    .init("Matte", .box),
    .init("Timeline", .box),
    .init("HelpTag", .box),
    .init("DockItem", .box),
    .init("Ruler", .box),
    .init("RulerMarker", .box),
    .init("StatusItem", .box),
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
  /// Names with commas between them, as WebDriverAgent writes them.
  static func read(_ text: String) -> (traits: Traits, unknown: [String]) {
    read(text.split(separator: ",").map { String($0.drop { $0 == " " }) })
  }

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
