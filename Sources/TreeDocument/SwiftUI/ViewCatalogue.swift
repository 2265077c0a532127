/// The SwiftUI views that a document can name, with their arguments.
///
/// A table: a view that is missing here is an error in a document that names the nearest one.
enum ViewCatalogue {
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
    view("Button", titled + [.labelled("role", .symbol), .labelled("action", .effects)]),
    view("Toggle", titled + [.labelled("isOn", .binding(.bool))]),
    view(
      "Slider",
      [
        .title, .labelled("value", .binding(.number)), .labelled("in", .range),
        .labelled("step", .number), .labelled("minimumValueLabel", .views),
        .labelled("maximumValueLabel", .views),
      ]),
    view(
      "Stepper",
      [
        .title, .labelled("value", .binding(.number)), .labelled("in", .range),
        .labelled("step", .number), .labelled("onIncrement", .effects),
        .labelled("onDecrement", .effects),
      ]),
    view(
      "Picker",
      titled + [
        .labelled("selection", .binding(.plain)), .labelled("currentValueLabel", .views),
      ], children: true),
    view(
      "DatePicker",
      [
        .title, .labelled("selection", .binding(.date)),
        .labelled("displayedComponents", .symbols),
      ]),
    view("MultiDatePicker", [.title]),
    view(
      "ColorPicker",
      [
        .title, .labelled("selection", .binding(.symbol)), .labelled("supportsOpacity", .bool),
      ]),
    view(
      "TextField",
      [
        ArgumentSpec(
          names: ["title", "label", "_"], label: nil, kind: .title(views: "label")),
        .labelled("text", .binding(.text)), .labelled("value", .binding(.plain)),
        .labelled("prompt", .text), .labelled("axis", .symbol),
      ]),
    view(
      "SecureField",
      [
        ArgumentSpec(
          names: ["title", "label", "_"], label: nil, kind: .title(views: "label")),
        .labelled("text", .binding(.text)), .labelled("prompt", .text),
      ]),
    view("TextEditor", [.labelled("text", .binding(.text))]),
    view("Link", titled + [.labelled("destination", .url)]),
    view("ShareLink", titled + [.labelled("item", .plain)]),
    view("Menu", titled + [.labelled("primaryAction", .effects)], children: true),
    view("EditButton"),
    view("RenameButton"),
    view("PasteButton", [.title]),
    view(
      "NavigationLink",
      titled + [
        .labelled("destination", .views), .labelled("value", .plain),
        .labelled("isActive", .binding(.bool)),
      ]),
    view(
      "DisclosureGroup", titled + [.labelled("isExpanded", .binding(.bool))], children: true),
    view(
      "ProgressView",
      [
        .title, .labelled("value", .number), .labelled("total", .number),
        .labelled("currentValueLabel", .views),
      ]),
    view(
      "Gauge",
      [
        .title, .labelled("value", .number), .labelled("in", .range),
        .labelled("currentValueLabel", .views), .labelled("minimumValueLabel", .views),
        .labelled("maximumValueLabel", .views),
      ]),
  ]

  private static let texts: [ViewSpec] = [
    view("Text", [.unlabelled(["text", "title", "content", "verbatim"], .text)]),
    view(
      "Label",
      [
        ArgumentSpec(names: ["title", "text", "_"], label: nil, kind: .title(views: "title")),
        .labelled("icon", .views), .systemImage, .image,
      ]),
    view(
      "Image",
      [
        .unlabelled(["name"], .text), .labelled("systemName", .text),
        .labelled("decorative", .text), .labelled("label", .text),
      ]),
    view("AsyncImage", [.labelled("url", .url)]),
    view("LabeledContent", titled + [.labelled("value", .text)], children: true),
    view("AccessibilityRotorEntry", [.title, .labelled("id", .plain)]),
  ]

  private static let stack: [ArgumentSpec] = [
    .labelled("alignment", .symbol), .labelled("spacing", .number),
    .labelled("pinnedViews", .symbols),
  ]

  private static let containers: [ViewSpec] =
    ["VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "GridRow"].map {
      view($0, stack, children: true)
    }
    + ["Group", "ForEach", "Form", "GeometryReader", "ScrollViewReader", "TimelineView"].map {
      view($0, children: true)
    } + [
      view("LazyVGrid", stack + [.labelled("columns", .plain)], children: true),
      view("LazyHGrid", stack + [.labelled("rows", .plain)], children: true),
      view("List", [.labelled("selection", .binding(.plain))], children: true),
      view("Table", [.labelled("selection", .binding(.plain))], children: true),
      view("OutlineGroup", children: true),
      view(
        "Section",
        [
          ArgumentSpec(
            names: ["header", "title", "text", "label", "_"], label: nil,
            kind: .title(views: "header")),
          .labelled("footer", .views), .labelled("isExpanded", .binding(.bool)),
        ], children: true),
      view("GroupBox", titled, children: true),
      view("ControlGroup", titled, children: true),
      view(
        "ScrollView",
        [.unlabelled(["axes"], .symbols), .labelled("showsIndicators", .bool)], children: true),
      view("ViewThatFits", [.labelled("in", .symbols)], children: true),
      view("GlassEffectContainer", [.labelled("spacing", .number)], children: true),
      view(
        "ContentUnavailableView",
        titled + [.labelled("description", .views), .labelled("actions", .views)]),
    ]

  private static let presentations: [ViewSpec] = [
    view("NavigationStack", children: true),
    view("NavigationView", children: true),
    view(
      "NavigationSplitView",
      [.labelled("sidebar", .views), .labelled("content", .views), .labelled("detail", .views)],
      children: true),
    view("TabView", [.labelled("selection", .binding(.plain))], children: true),
    view(
      "Tab", titled + [.labelled("value", .plain), .labelled("role", .symbol)], children: true),
    view("TabSection", [.title], children: true),
    view("ToolbarItem", [.labelled("placement", .symbol)], children: true),
    view("ToolbarItemGroup", [.labelled("placement", .symbol)], children: true),
    view("ToolbarSpacer"),
  ]

  private static let drawings: [ViewSpec] =
    [
      "Rectangle", "Circle", "Ellipse", "Capsule", "Path", "ContainerRelativeShape",
      "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "Canvas", "Divider",
      "EmptyView", "Map", "VideoPlayer", "Chart",
    ].map { view($0) } + [
      view("Color", [.unlabelled(["name", "color"], .text)]),
      view("RoundedRectangle", [.labelled("cornerRadius", .number)]),
      view("UnevenRoundedRectangle"),
      view("Spacer", [.labelled("minLength", .number)]),
    ]
}
