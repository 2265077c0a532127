/// How a view of the SDK is called: its closure parameters in the order in which trailing
/// closures take them.
struct ViewShape: Sendable {
  enum ClosureKind: Sendable {
    case builder
    case action
    /// A closure that is given a value when it is expanded: a proxy, an element, a phase.
    case content
  }

  var closures: [(name: String, kind: ClosureKind)]
  /// Whether unlabeled string literals are names and not localizable texts.
  var takesNames = false

  static let plain = ViewShape(closures: [])
  static let container = ViewShape(closures: [("content", .builder)])
  static let labeled = ViewShape(closures: [("label", .builder)])
}

extension SDK {
  /// Views of the SDK by name.
  static let views: [String: ViewShape] = {
    var views: [String: ViewShape] = [:]
    for name in containers { views[name] = .container }
    for name in leaves { views[name] = .plain }
    for (name, shape) in controls { views[name] = shape }
    return views
  }()

  private static let containers: [String] = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    "Group", "ScrollView", "Form", "NavigationStack", "NavigationView", "ViewThatFits",
    "ToolbarItem", "ToolbarItemGroup", "AnyLayout", "WindowGroup", "Window", "Settings", "DocumentGroup",
    "CommandGroup", "CommandMenu", "GlassEffectContainer", "ToolbarTitleMenu", "HSplitView", "VSplitView",
    "ContextMenu", "DynamicIslandExpandedRegion", "TabSection", "Map", "HStackLayout", "VStackLayout",
    "ZStackLayout", "GridLayout", "SubscriptionStoreView", "MenuBarExtra", "TupleView", "EquatableView",
    "ModifiedContent", "TableRow", "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
    "TableColumn", "AxisMarks", "AxisValueLabel", "Plot", "TextFieldLink",
    "ImmersiveSpace", "UtilityWindow",
  ]

  private static let leaves: [String] = [
    "Text", "Image", "Spacer", "Divider", "EmptyView", "Circle", "Rectangle", "RoundedRectangle", "Capsule",
    "Ellipse", "ContainerRelativeShape", "UnevenRoundedRectangle", "ConcentricRectangle",
    "EditButton", "RenameButton", "AxisGridLine", "AxisTick", "LineMark", "BarMark", "PointMark",
    "AreaMark", "RuleMark", "RectangleMark", "SectorMark", "ToolbarSpacer", "MapCompass", "MapScaleView",
    "MapPitchToggle",
    "MapUserLocationButton", "Marker", "MapMarker", "MapPin", "MapPolyline", "MapPolygon", "MapCircle",
    "EmptyWidgetConfiguration", "UserAnnotation", "AccessibilityRotorEntry", "ProductView",
    "StoreView", "HelpLink",
    "SidebarCommands", "EmptyCommands", "TextEditingCommands", "AccessoryWidgetBackground",
    "SpriteView", "SceneView", "TipView",
    "PlaceholderLabel", "DefaultToolbarItem", "Model3D", "WebView",
  ]

  private static let controls: [String: ViewShape] = [
    "Image": ViewShape(closures: [], takesNames: true),
    "Color": ViewShape(closures: [], takesNames: true),
    "AnyView": .plain,
    "Button": ViewShape(closures: [("action", .action), ("label", .builder)]),
    "Label": ViewShape(closures: [("title", .builder), ("icon", .builder)]),
    "Section": ViewShape(closures: [("content", .builder), ("header", .builder), ("footer", .builder)]),
    "List": ViewShape(closures: [("content", .content)]),
    "Chart": ViewShape(closures: [("content", .content)]),
    "ActivityConfiguration": ViewShape(closures: [("content", .content), ("dynamicIsland", .content)]),
    "DynamicIsland": ViewShape(closures: [
      ("expanded", .builder), ("compactLeading", .builder), ("compactTrailing", .builder),
      ("minimal", .builder),
    ]),
    "ForEach": ViewShape(closures: [("content", .content)]),
    "OutlineGroup": ViewShape(closures: [("content", .content)]),
    "Table": ViewShape(closures: [("columns", .builder), ("rows", .builder)]),
    "Toggle": .labeled,
    "NavigationLink": ViewShape(closures: [("destination", .builder), ("label", .builder)]),
    "Link": .labeled,
    "ShareLink": .labeled,
    "PasteButton": ViewShape(closures: [("onPaste", .action)]),
    "SignInWithAppleButton": ViewShape(closures: [("onRequest", .action), ("onCompletion", .action)]),
    "TextField": ViewShape(closures: [
      ("label", .builder), ("onEditingChanged", .action), ("onCommit", .action),
    ]),
    "SecureField": ViewShape(closures: [("label", .builder), ("onCommit", .action)]),
    "TextEditor": .plain,
    "Picker": ViewShape(closures: [
      ("content", .builder), ("label", .builder), ("currentValueLabel", .builder),
    ]),
    "Menu": ViewShape(closures: [("content", .builder), ("label", .builder), ("primaryAction", .action)]),
    "DisclosureGroup": ViewShape(closures: [("content", .builder), ("label", .builder)]),
    "GroupBox": ViewShape(closures: [("content", .builder), ("label", .builder)]),
    "ControlGroup": ViewShape(closures: [("content", .builder), ("label", .builder)]),
    "LabeledContent": ViewShape(closures: [("content", .builder), ("label", .builder)]),
    "ContentUnavailableView": ViewShape(closures: [
      ("label", .builder), ("description", .builder), ("actions", .builder),
    ]),
    "ProgressView": ViewShape(closures: [("label", .builder), ("currentValueLabel", .builder)]),
    "Gauge": ViewShape(closures: [
      ("label", .builder), ("currentValueLabel", .builder), ("minimumValueLabel", .builder),
      ("maximumValueLabel", .builder), ("markedValueLabels", .builder),
    ]),
    "Slider": ViewShape(closures: [
      ("label", .builder), ("minimumValueLabel", .builder), ("maximumValueLabel", .builder),
      ("onEditingChanged", .action),
    ]),
    "Stepper": ViewShape(closures: [
      ("label", .builder), ("onIncrement", .action), ("onDecrement", .action), ("onEditingChanged", .action),
    ]),
    "DatePicker": .labeled,
    "MultiDatePicker": .labeled,
    "ColorPicker": .labeled,
    "PhotosPicker": .labeled,
    "TabView": ViewShape(closures: [("content", .builder)]),
    "Tab": ViewShape(closures: [("content", .builder), ("label", .builder)]),
    "NavigationSplitView": ViewShape(closures: [
      ("sidebar", .builder), ("content", .builder), ("detail", .builder),
    ]),
    "GeometryReader": ViewShape(closures: [("content", .content)]),
    "ScrollViewReader": ViewShape(closures: [("content", .content)]),
    "MapReader": ViewShape(closures: [("content", .content)]),
    "TimelineView": ViewShape(closures: [("content", .content)]),
    "PhaseAnimator": ViewShape(closures: [("content", .content), ("animation", .action)]),
    "KeyframeAnimator": ViewShape(closures: [("content", .content), ("keyframes", .action)]),
    "AsyncImage": ViewShape(closures: [("content", .content), ("placeholder", .builder)]),
    "Canvas": ViewShape(closures: [("renderer", .action), ("symbols", .builder)]),
    "Path": ViewShape(closures: [("callback", .action)]),
    "RealityView": ViewShape(closures: [
      ("make", .action), ("update", .action), ("placeholder", .action), ("attachments", .action),
    ]),
    "VideoPlayer": ViewShape(closures: [("videoOverlay", .builder)]),
    "SharePreview": .plain,
    "Annotation": .container,
    "MapAnnotation": .container,
    "TableColumnForEach": ViewShape(closures: [("content", .content)]),
  ]
}
