import EarshotViewTree
import EarshotVocabulary

extension BoxBuilder {
  /// The box of a view without its modifiers; nil where nothing is drawn.
  mutating func box(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int? {
    if case .view("Text") = node.kind { return text(node, environment) }
    if let body = node.argument("styledBody")?.views { return stacked(body, environment) }
    switch node.kind {
    case .element(let element): return elementBox(node, element, environment)
    case .unknown, .custom: return unknownBox(node, environment)
    case .view(let name):
      return container(name, node, environment) ?? control(name, node, environment)
    }
  }

  /// What is not known shows its content, else what it was given as a text.
  private mutating func unknownBox(
    _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> Int? {
    if !node.children.isEmpty { return stacked(node.children, environment) }
    if let label = label(of: node, environment) { return label }
    return add(FixedArrangement(width: 44, height: 44))
  }

  private mutating func elementBox(
    _ node: ViewNode, _ element: UIKitNode, _ environment: LayoutEnvironment
  ) -> Int? {
    if element.frame == nil, node.argument("hosted") != nil { return hostedBox(node, element, environment) }
    let size = element.frame?.size ?? Size(width: 44, height: 44)
    let plain = LayoutEnvironment(dynamicType: .large)
    let children = node.children.isEmpty ? [] : [stacked(node.children, plain)]
    return add(
      FrameArrangement(width: .fixed(size.width), height: .fixed(size.height)), children)
  }

  private mutating func container(
    _ name: String, _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> Int? {
    switch name {
    case "VStack", "HStack", "ZStack": stack(name, node, environment)
    case "VStackLayout", "HStackLayout", "ZStackLayout":
      stack(String(name.dropLast("Layout".count)), node, environment)
    case "Layout": appLayout(node, environment)
    case "LazyVStack", "LazyHStack": lazyStack(node, environment)
    case "LazyVGrid", "LazyHGrid": lazyGrid(node, environment)
    case "Grid": grid(node, environment)
    case "GridRow": stack("HStack", node, environment)
    case "Section": section(node, environment)
    case "ScrollView": scrollView(node, environment)
    case "List", "Form", "Table": list(node, environment)
    case "GeometryReader":
      add(
        GeometryArrangement(identity: node.identity),
        boxes(node.children, environment.inside(nil)))
    case "ViewThatFits":
      add(
        FittingArrangement(
          identity: node.identity,
          axes: Read.axes(node.argument("in") ?? node.unlabeled())),
        boxes(node.children, environment.inside(nil)))
    case "NavigationStack", "NavigationView", "TabView", "SystemScreen":
      screen(node, environment)
    case "NavigationSplitView":
      add(ColumnsArrangement(), boxes(node.children, environment.inside(nil)))
    default: name.hasPrefix("System") ? systemView(name, node, environment) : nil
    }
  }

  private mutating func control(
    _ name: String, _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> Int? {
    switch name {
    case "Text": text(node, environment)
    case "Image", "AsyncImage": image(node, environment)
    case "EmptyView": nil
    case "Spacer":
      addSpacer(axis: environment.axis, minimum: Read.finite(node.argument("minLength")) ?? 8)
    case "Divider": add(DividerArrangement(axis: environment.axis))
    case "Label": titleAndIcon(node, environment)
    case "Button", "Link", "NavigationLink", "Menu", "ShareLink", "EditButton", "RenameButton",
      "PasteButton", "PhotosPicker", "SignInWithAppleButton":
      button(node, environment)
    case "Toggle": toggle(node, environment)
    case "Slider": slider(node, environment)
    case "Stepper": stepper(node, environment)
    case "Picker": picker(node, environment)
    case "TextField", "SecureField", "TextEditor": textField(node, environment)
    case "ProgressView", "Gauge": progress(node, environment)
    case "DatePicker", "MultiDatePicker", "ColorPicker": datePicker(node, environment)
    case "LabeledContent": labeledContent(node, environment)
    case "DisclosureGroup": disclosureGroup(node, environment)
    case "GroupBox": groupBox(node, environment)
    case "ControlGroup": stack("HStack", node, environment)
    case "ContentUnavailableView": unavailable(node, environment)
    default: plain(name, node, environment)
    }
  }

  private static let filling: Set<String> = [
    "Color", "Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle",
    "UnevenRoundedRectangle", "ContainerRelativeShape", "Path", "Canvas", "LinearGradient",
    "RadialGradient", "AngularGradient", "MeshGradient", "EllipticalGradient", "Map", "Chart",
    "VideoPlayer", "SpriteView", "SceneView", "Shape",
  ]

  private mutating func plain(
    _ name: String, _ node: ViewNode, _ environment: LayoutEnvironment
  ) -> Int? {
    guard BoxBuilder.filling.contains(name) else { return unknownBox(node, environment) }
    let fill = add(FillArrangement())
    // What is drawn inside, such as the marks of a chart, shares the space.
    guard !node.children.isEmpty else { return fill }
    return add(
      DecorationArrangement(), [fill, layered(node.children, environment, .center)])
  }
}
