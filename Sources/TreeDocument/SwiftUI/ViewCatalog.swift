/// The SwiftUI views that a document can name, with their arguments.
///
/// A table: a view that is missing here is an error in a document that names the nearest one.
enum ViewCatalog {
  static let views: [String: ViewSpec] = Dictionary(
    uniqueKeysWithValues: (controls + texts + containers + presentations + drawings).map {
      ($0.name, $0)
    })

  static let names: [String] = views.keys.sorted()

  private static func view(
    _ name: String, _ arguments: [ArgumentSpec] = [], children: Bool = false
  ) -> ViewSpec {
    ViewSpec(name: name, arguments: arguments, takesChildren: children)
  }

  private static let titled: [ArgumentSpec] = [.title, .systemImage, .image]

  private static let controls: [ViewSpec] = [
    view("Button", titled + [.labeled("role", .symbol), .labeled("action", .effects)]),
    view("Toggle", titled + [.labeled("isOn", .binding(.bool))]),
    view(
      "Slider",
      [
        .title, .labeled("value", .binding(.number)), .labeled("in", .range),
        .labeled("step", .number), .labeled("minimumValueLabel", .views),
        .labeled("maximumValueLabel", .views),
      ]),
    view(
      "Stepper",
      [
        .title, .labeled("value", .binding(.number)), .labeled("in", .range),
        .labeled("step", .number), .labeled("onIncrement", .effects),
        .labeled("onDecrement", .effects),
      ]),
    view(
      "Picker",
      titled + [
        .labeled("selection", .binding(.plain)), .labeled("currentValueLabel", .views),
      ], children: true),
    view(
      "DatePicker",
      [
        .title, .labeled("selection", .binding(.date)),
        .labeled("displayedComponents", .symbols),
      ]),
    view("MultiDatePicker", [.title]),
    view(
      "ColorPicker",
      [
        .title, .labeled("selection", .binding(.symbol)), .labeled("supportsOpacity", .bool),
      ]),
    view(
      "TextField",
      [
        ArgumentSpec(
          names: ["title", "label", "_"], label: nil, kind: .title(views: "label")),
        .labeled("text", .binding(.text)), .labeled("value", .binding(.plain)),
        .labeled("prompt", .text), .labeled("axis", .symbol),
      ]),
    view(
      "SecureField",
      [
        ArgumentSpec(
          names: ["title", "label", "_"], label: nil, kind: .title(views: "label")),
        .labeled("text", .binding(.text)), .labeled("prompt", .text),
      ]),
    view("TextEditor", [.labeled("text", .binding(.text))]),
    view("Link", titled + [.labeled("destination", .url)]),
    view("ShareLink", titled + [.labeled("item", .plain)]),
    view("Menu", titled + [.labeled("primaryAction", .effects)], children: true),
    view("EditButton"),
    view("RenameButton"),
    view("PasteButton", [.title]),
    view(
      "NavigationLink",
      titled + [
        .labeled("destination", .views), .labeled("value", .plain),
        .labeled("isActive", .binding(.bool)),
      ]),
    view(
      "DisclosureGroup", titled + [.labeled("isExpanded", .binding(.bool))], children: true),
    view(
      "ProgressView",
      [
        .title, .labeled("value", .number), .labeled("total", .number),
        .labeled("currentValueLabel", .views),
      ]),
    view(
      "Gauge",
      [
        .title, .labeled("value", .number), .labeled("in", .range),
        .labeled("currentValueLabel", .views), .labeled("minimumValueLabel", .views),
        .labeled("maximumValueLabel", .views),
      ]),
  ]

  private static let texts: [ViewSpec] = [
    view("Text", [.unlabeled(["text", "title", "content", "verbatim"], .text)]),
    view(
      "Label",
      [
        ArgumentSpec(names: ["title", "text", "_"], label: nil, kind: .title(views: "title")),
        .labeled("icon", .views), .systemImage, .image,
      ]),
    view(
      "Image",
      [
        .unlabeled(["name"], .text), .labeled("systemName", .text),
        .labeled("decorative", .text), .labeled("label", .text),
      ]),
    view("AsyncImage", [.labeled("url", .url)]),
    view("LabeledContent", titled + [.labeled("value", .text)], children: true),
    view("AccessibilityRotorEntry", [.title, .labeled("id", .plain)]),
  ]

  private static let stack: [ArgumentSpec] = [
    .labeled("alignment", .symbol), .labeled("spacing", .number),
    .labeled("pinnedViews", .symbols),
  ]

  private static let containers: [ViewSpec] =
    ["VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "GridRow"].map {
      view($0, stack, children: true)
    }
    + ["Group", "ForEach", "Form", "GeometryReader", "ScrollViewReader", "TimelineView"].map {
      view($0, children: true)
    } + [
      view("LazyVGrid", stack + [.labeled("columns", .plain)], children: true),
      view("LazyHGrid", stack + [.labeled("rows", .plain)], children: true),
      view("List", [.labeled("selection", .binding(.plain))], children: true),
      view("Table", [.labeled("selection", .binding(.plain))], children: true),
      view("OutlineGroup", children: true),
      view(
        "Section",
        [
          ArgumentSpec(
            names: ["header", "title", "text", "label", "_"], label: nil,
            kind: .title(views: "header")),
          .labeled("footer", .views), .labeled("isExpanded", .binding(.bool)),
        ], children: true),
      view("GroupBox", titled, children: true),
      view("ControlGroup", titled, children: true),
      view(
        "ScrollView",
        [.unlabeled(["axes"], .symbols), .labeled("showsIndicators", .bool)], children: true),
      view("ViewThatFits", [.labeled("in", .symbols)], children: true),
      view("GlassEffectContainer", [.labeled("spacing", .number)], children: true),
      view(
        "ContentUnavailableView",
        titled + [.labeled("description", .views), .labeled("actions", .views)]),
    ]

  private static let presentations: [ViewSpec] = [
    view("NavigationStack", children: true),
    view("NavigationView", children: true),
    view(
      "NavigationSplitView",
      [.labeled("sidebar", .views), .labeled("content", .views), .labeled("detail", .views)],
      children: true),
    view("TabView", [.labeled("selection", .binding(.plain))], children: true),
    view(
      "Tab", titled + [.labeled("value", .plain), .labeled("role", .symbol)], children: true),
    view("TabSection", [.title], children: true),
    view("ToolbarItem", [.labeled("placement", .symbol)], children: true),
    view("ToolbarItemGroup", [.labeled("placement", .symbol)], children: true),
    view("ToolbarSpacer"),
  ]

  private static let drawings: [ViewSpec] =
    [
      "Rectangle", "Circle", "Ellipse", "Capsule", "Path", "ContainerRelativeShape",
      "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "Canvas", "Divider",
      "EmptyView", "Map", "VideoPlayer", "Chart",
    ].map { view($0) } + [
      view("Color", [.unlabeled(["name", "color"], .text)]),
      view("RoundedRectangle", [.labeled("cornerRadius", .number)]),
      view("UnevenRoundedRectangle"),
      view("Spacer", [.labeled("minLength", .number)]),
    ]
}
