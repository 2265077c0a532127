import EarshotViewTree
import EarshotVocabulary

/// Modifiers that change where or how large a view is.
enum LayoutModifiers {
  /// Those with views of their own that are drawn.
  static let withViews: Set<String> = [
    "overlay", "background", "safeAreaInset", "safeAreaBar", "accessibilityRepresentation",
    "accessibilityChildren",
  ]

  /// Whether a modifier needs to know what is inherited from outside of it.
  static func readsOutside(_ modifier: Modifier) -> Bool {
    withViews.contains(modifier.name) || setsDirection(modifier)
  }

  static func setsDirection(_ modifier: Modifier) -> Bool {
    modifier.name == "environment" && modifier.unlabeled()?.symbol == "layoutDirection"
  }

  /// Those that make a new element out of everything before them.
  static let newElement: Set<String> = [
    "accessibilityElement", "accessibilityRepresentation", "accessibilityChildren",
  ]
}

extension BoxBuilder {
  /// Puts a view's modifiers around its box and notes which of the boxes is the view's frame.
  ///
  /// Properties are merged into the element that is there, with its frame; a view that makes no
  /// element of its own, such as a shape, gets one where the first property is written.
  mutating func wrap(
    _ inner: Int, _ node: ViewNode, _ around: [Int: LayoutEnvironment],
    _ environment: LayoutEnvironment
  ) -> Int {
    if node.modifiers.isEmpty {
      name(node.identity, inner)
      return inner
    }
    var box = inner
    var frame = inner
    let makesNone = ViewNode.withoutElement.contains(node.viewName)
    var depth = environment.depth
    for (index, modifier) in node.modifiers.enumerated() {
      if let outer = wrap(box, modifier, around[index] ?? environment, &depth) { box = outer }
      if LayoutModifiers.newElement.contains(modifier.name)
        || (makesNone && modifier.name.hasPrefix("accessibility"))
      {
        frame = box
      }
    }
    name(node.identity, frame)
    return box
  }

  /// A modifier on a view that passes its children on modifies each of them; views that it brings
  /// are shown once.
  mutating func wrapGroup(
    _ inner: Int, _ node: ViewNode, _ around: [Int: LayoutEnvironment],
    _ environment: LayoutEnvironment, isFirst: Bool
  ) -> Int {
    var box = inner
    var depth = environment.depth
    for (index, modifier) in node.modifiers.enumerated() {
      if LayoutModifiers.withViews.contains(modifier.name), !isFirst { continue }
      if let outer = wrap(box, modifier, around[index] ?? environment, &depth) { box = outer }
    }
    return box
  }

  private mutating func wrap(
    _ inner: Int, _ modifier: Modifier, _ environment: LayoutEnvironment, _ depth: inout Int
  ) -> Int? {
    if modifier.name == "layoutPriority" {
      if let priority = modifier.unlabeled()?.double, priority.isFinite {
        setPriority(priority, of: inner)
      }
      return nil
    }
    if modifier.name == "containerValue" {
      if case .opaque(let value, _)? = modifier.argument("layout") { add(value: value, to: inner) }
      return nil
    }
    guard depth < BoxBuilder.modifierDepth else { return nil }
    guard let outer = outerBox(inner, modifier, environment) else { return nil }
    depth += 1
    keepTraits(of: inner, on: outer)
    return outer
  }

  private mutating func outerBox(
    _ inner: Int, _ modifier: Modifier, _ environment: LayoutEnvironment
  ) -> Int? {
    switch modifier.name {
    case "padding", "scenePadding", "safeAreaPadding", "contentMargins":
      return add(PaddingArrangement(insets: Read.insets(modifier)), [inner])
    case "frame", "containerRelativeFrame": return frame(inner, modifier)
    case "fixedSize": return add(FixedSizeArrangement(axes: Read.fixedAxes(modifier)), [inner])
    case "aspectRatio", "scaledToFit", "scaledToFill": return aspectRatio(inner, modifier)
    case "offset":
      let offset = Read.offset(modifier)
      return add(OffsetArrangement(x: offset.x, y: offset.y), [inner])
    case "position":
      let point = Read.offset(modifier)
      return add(PositionArrangement(x: point.x, y: point.y), [inner])
    case "alignmentGuide": return guide(inner, modifier)
    case "onGeometryChange":
      guard let place = asking(modifier) else { return nil }
      return add(AskingArrangement(asking: place), [inner])
    case "overlay", "background", "accessibilityRepresentation", "accessibilityChildren":
      return decoration(inner, modifier, environment)
    case "safeAreaInset", "safeAreaBar": return safeAreaInset(inner, modifier, environment)
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      return add(BeyondSafeAreaArrangement(edges: Read.safeAreaEdges(modifier)), [inner])
    case "environment" where LayoutModifiers.setsDirection(modifier):
      return mirror(inner, modifier, environment)
    default: return nil
    }
  }

  private mutating func frame(_ inner: Int, _ modifier: Modifier) -> Int? {
    if modifier.name == "containerRelativeFrame" {
      let open = FrameArrangement.Wish(minimum: nil, ideal: nil, maximum: .infinity)
      let axes = Read.axes(modifier.unlabeled())
      return add(
        FrameArrangement(
          width: axes.contains(.horizontal) ? open : .init(),
          height: axes.contains(.vertical) ? open : .init(), alignment: .center), [inner])
    }
    return add(
      FrameArrangement(
        width: Read.wish(modifier, "width", "Width"),
        height: Read.wish(modifier, "height", "Height"),
        alignment: Read.alignment(modifier.argument("alignment"))), [inner])
  }

  private mutating func guide(_ inner: Int, _ modifier: Modifier) -> Int? {
    guard let position = Read.finite(modifier.argument("position")),
      let line = Read.guide(modifier)
    else { return nil }
    hasGuides = true
    return add(GuideArrangement(line: line, position: position, asking: asking(modifier)), [inner])
  }

  /// By which the app's code is told of the view's place.
  private func asking(_ modifier: Modifier) -> Identity? {
    guard case .opaque(let place, _)? = modifier.argument("place") else { return nil }
    return place.payload as? Identity
  }

  private mutating func aspectRatio(_ inner: Int, _ modifier: Modifier) -> Int? {
    var ratio: Double?
    var fills = modifier.name == "scaledToFill"
    if modifier.name == "aspectRatio" {
      ratio = Read.ratio(modifier.unlabeled())
      let mode = modifier.argument("contentMode")?.symbol ?? modifier.unlabeled(1)?.symbol
      fills = mode == "fill"
    }
    return add(AspectRatioArrangement(ratio: ratio, fills: fills), [inner])
  }

  private mutating func decoration(
    _ inner: Int, _ modifier: Modifier, _ environment: LayoutEnvironment
  ) -> Int? {
    let nodes = modifier.arguments.lazy.compactMap(\.value.views).first { !$0.isEmpty }
    guard let nodes else { return nil }
    let alignment = Read.alignment(modifier.argument("alignment"))
    let added = layered(nodes, environment, alignment)
    return add(DecorationArrangement(alignment: alignment), [inner, added])
  }

  private mutating func safeAreaInset(
    _ inner: Int, _ modifier: Modifier, _ environment: LayoutEnvironment
  ) -> Int? {
    let nodes = modifier.arguments.lazy.compactMap(\.value.views).first { !$0.isEmpty }
    guard let nodes else { return nil }
    let edge = InsetArrangement.Edge(rawValue: modifier.argument("edge")?.symbol ?? "") ?? .bottom
    let alignment = Read.alignment(modifier.argument("alignment"))
    let isAbove = edge == .top || edge == .bottom
    return add(
      InsetArrangement(
        edge: edge, spacing: Read.length(modifier.argument("spacing")) ?? 0,
        alignment: isAbove ? alignment.x : alignment.y),
      [inner, stacked(nodes, environment)])
  }

  private mutating func mirror(
    _ inner: Int, _ modifier: Modifier, _ environment: LayoutEnvironment
  ) -> Int? {
    // `environment` is that outside; inside it runs as the modifier says.
    let asked: LayoutDirection =
      modifier.unlabeled(1)?.symbol == "rightToLeft" ? .rightToLeft : .leftToRight
    return asked == environment.direction ? nil : add(MirrorArrangement(), [inner])
  }
}

extension ViewNode {
  /// Views that are no element until a property makes them one (spec swiftui.md 3.1).
  static let withoutElement: Set<String> = [
    "Color", "Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle",
    "UnevenRoundedRectangle", "ContainerRelativeShape", "Path", "Canvas", "Spacer", "Divider",
    "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "EllipticalGradient",
    "VStack", "HStack", "ZStack", "Layout",
  ]
}
