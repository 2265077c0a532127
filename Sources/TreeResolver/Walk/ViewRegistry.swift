import EarshotViewTree

/// Says what a view is; its modifiers come after.
typealias ViewHandler = @Sendable (ViewNode, Place, inout Walk) -> Void

/// Which view is handled where. What is not named passes its children on.
enum ViewRegistry {
  static let handlers: [String: ViewHandler] =
    texts
    .merging(controls) { first, _ in first }
    .merging(containers) { first, _ in first }
    .merging(systemViews) { first, _ in first }
    .merging(silentViews) { first, _ in first }

  private static let texts: [String: ViewHandler] = [
    "Text": Texts.text,
    "Image": Images.image,
    "AsyncImage": Images.loaded,
    "Label": Labels.label,
    "LabeledContent": LabeledContents.content,
    "ContentUnavailableView": Unavailable.content,
    "PlaceholderLabel": Description.placeholder,
    "Marker": Texts.marker,
    "Annotation": MapAnnotations.annotation,
  ]

  private static let controls: [String: ViewHandler] = [
    "Button": Buttons.button,
    "EditButton": Buttons.edit,
    "ShareLink": Buttons.share,
    "PasteButton": Buttons.paste,
    "RenameButton": Buttons.rename,
    "SignInWithAppleButton": Buttons.signIn,
    "PhotosPicker": Buttons.button,
    "Link": Buttons.link,
    "NavigationLink": Buttons.navigationLink,
    "Menu": Buttons.menu,
    "Toggle": Toggles.toggle,
    "Slider": Sliders.slider,
    "Stepper": Steppers.stepper,
    "Picker": Pickers.picker,
    "DatePicker": Dates.picker,
    "MultiDatePicker": Dates.multiple,
    "ColorPicker": Dates.color,
    "TextField": Fields.textField,
    "SecureField": Fields.secureField,
    "TextEditor": Fields.textEditor,
    "ProgressView": Progress.progress,
    "Gauge": Progress.gauge,
    "DisclosureGroup": Disclosure.group,
  ]

  private static let containers: [String: ViewHandler] = [
    "Group": SystemViews.group,
    "HStack": Transparent.row,
    "ZStack": Transparent.depthStack,
    "Layout": Transparent.children,
    "ViewThatFits": Transparent.fitting,
    "List": Containers.list,
    "Table": Containers.list,
    "OutlineGroup": Transparent.children,
    "ControlGroup": Transparent.children,
    "Form": Containers.form,
    "ScrollView": Containers.scrollView,
    "LazyVStack": Containers.lazy,
    "LazyHStack": Containers.lazy,
    "LazyVGrid": Containers.lazy,
    "LazyHGrid": Containers.lazy,
    "Map": Containers.map,
    "GroupBox": Containers.groupBox,
    "Section": Sections.section,
    "ForEach": Rows.forEach,
    "NavigationStack": SystemViews.stack,
    "NavigationView": SystemViews.stack,
    "NavigationSplitView": SystemViews.split,
    "TabView": SystemViews.tabs,
    "Chart": Charts.chart,
    "BarMark": Charts.mark,
    "LineMark": Charts.mark,
    "PointMark": Charts.mark,
    "AreaMark": Charts.mark,
    "RectangleMark": Charts.mark,
    "RuleMark": Charts.mark,
    "SectorMark": Charts.mark,
  ]

  private static let systemViews: [String: ViewHandler] = [
    "SystemScreen": SystemViews.screen,
    "SystemNavigationBar": SystemViews.navigationBar,
    "SystemToolbar": SystemViews.toolbar,
    "SystemTabBar": SystemViews.tabBar,
    "SystemTab": SystemTabs.tab,
    "SystemTitle": SystemViews.title,
    "SystemBackButton": SystemViews.backButton,
    "SystemSearchField": SystemViews.searchField,
    "SystemSheetGrabber": SystemViews.pressable,
    "SystemDismissRegion": SystemViews.pressable,
    "SystemPageControl": SystemViews.pageControl,
    "SystemSheet": SystemPresentations.sheet,
    "SystemPopover": SystemPresentations.sheet,
    "SystemDialog": SystemPresentations.sheet,
    "SystemAlert": SystemPresentations.alert,
    "SystemMenu": SystemPresentations.menu,
  ]

  /// No element until an accessibility attribute makes one (spec swiftui.md 3.1).
  private static let silentNames = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule",
    "Path", "ContainerRelativeShape", "Shape", "AnyShape", "ConcentricRectangle", "Color",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "Gradient", "Divider", "Spacer", "Canvas", "ImagePaint",
  ]

  private static let silentViews: [String: ViewHandler] = silentNames.reduce(
    into: ["EmptyView": Transparent.empty, "VideoPlayer": Transparent.film]
  ) { $0[$1] = Transparent.silent }
}
