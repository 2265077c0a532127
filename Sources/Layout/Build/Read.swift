import EarshotViewTree
import EarshotVocabulary

/// Reads lengths, insets and alignments from arguments. Numbers from an input may be anything:
/// what is not a number counts as absent, what is huge is cut.
enum Read {
  private static let limit = 1_000_000.0

  static func length(_ value: ArgumentValue?) -> Double? {
    guard let value else { return nil }
    if value.symbol == "infinity" || value.symbol == "greatestFiniteMagnitude" { return .infinity }
    guard let length = value.double, !length.isNaN else { return nil }
    if length == .infinity || length > limit { return .infinity }
    return max(-limit, length)
  }

  static func finite(_ value: ArgumentValue?) -> Double? {
    length(value).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `padding()`, `padding(8)`, `padding(.horizontal, 8)`, `padding(EdgeInsets(...))`.
  static func insets(_ modifier: Modifier) -> Insets {
    var edges = allEdges
    var amount = 16.0
    for argument in modifier.arguments {
      if case .record(_, let fields) = argument.value.current,
        fields.contains(where: { $0.label.map(allEdges.contains) ?? false })
      {
        return record(fields)
      }
      let names = argument.value.symbols
      if let length = finite(argument.value) {
        amount = length
      } else if !names.isEmpty {
        edges = Set(names.flatMap(edgeNames))
      }
    }
    return Insets(
      top: edges.contains("top") ? amount : 0, leading: edges.contains("leading") ? amount : 0,
      bottom: edges.contains("bottom") ? amount : 0,
      trailing: edges.contains("trailing") ? amount : 0)
  }

  private static let allEdges: Set<String> = ["top", "leading", "bottom", "trailing"]

  private static func record(_ fields: [Argument]) -> Insets {
    func field(_ name: String) -> Double { finite(fields.first { $0.label == name }?.value) ?? 0 }
    return Insets(
      top: field("top"), leading: field("leading"), bottom: field("bottom"),
      trailing: field("trailing"))
  }

  private static func edgeNames(_ name: String) -> [String] {
    switch name {
    case "all": ["top", "leading", "bottom", "trailing"]
    case "horizontal": ["leading", "trailing"]
    case "vertical": ["top", "bottom"]
    case "top", "leading", "bottom", "trailing": [name]
    default: []
    }
  }

  static func safeAreaEdges(_ modifier: Modifier) -> Set<InsetArrangement.Edge> {
    let value = modifier.argument("edges") ?? modifier.arguments.last?.value
    let names = (value?.symbols ?? []).flatMap(edgeNames)
    if names.isEmpty { return [.top, .bottom, .leading, .trailing] }
    return Set(names.compactMap(InsetArrangement.Edge.init))
  }

  static func wish(_ modifier: Modifier, _ name: String, _ suffix: String) -> FrameArrangement.Wish {
    if let fixed = finite(modifier.argument(name)) { return .fixed(max(0, fixed)) }
    return FrameArrangement.Wish(
      minimum: finite(modifier.argument("min" + suffix)).map { max(0, $0) },
      ideal: finite(modifier.argument("ideal" + suffix)).map { max(0, $0) },
      maximum: length(modifier.argument("max" + suffix)).map { max(0, $0) })
  }

  /// An `Alignment`, or that of one axis.
  static func alignment(_ value: ArgumentValue?) -> Alignment {
    switch value?.current {
    case .record("Alignment", let fields)?:
      func line(_ name: String) -> ArgumentValue? { fields.first { $0.label == name }?.value }
      return Alignment(
        alignment(line("horizontal")).horizontal, alignment(line("vertical")).vertical)
    case .record(let type, let fields)?: return ownAlignment(type, fields)
    default: return named(value?.symbol)
    }
  }

  private static func named(_ symbol: String?) -> Alignment {
    switch symbol {
    case "leading": .leading
    case "trailing": Alignment(x: 1, y: 0.5)
    case "top": Alignment(x: 0.5, y: 0)
    case "bottom": Alignment(x: 0.5, y: 1)
    case "firstTextBaseline", "centerFirstTextBaseline": Alignment(.horizontal(0.5), baseline(first: true))
    case "lastTextBaseline", "centerLastTextBaseline": Alignment(.horizontal(0.5), baseline(first: false))
    case "topLeading": .topLeading
    case "leadingFirstTextBaseline": Alignment(.horizontal(0), baseline(first: true))
    case "topTrailing": Alignment(x: 1, y: 0)
    case "trailingFirstTextBaseline": Alignment(.horizontal(1), baseline(first: true))
    case "bottomLeading": Alignment(x: 0, y: 1)
    case "leadingLastTextBaseline": Alignment(.horizontal(0), baseline(first: false))
    case "bottomTrailing": Alignment(x: 1, y: 1)
    case "trailingLastTextBaseline": Alignment(.horizontal(1), baseline(first: false))
    default: .center
    }
  }

  /// The line of the first or last lines of texts.
  static func baseline(first: Bool) -> AlignmentLine {
    AlignmentLine(
      axis: .vertical, name: first ? "firstTextBaseline" : "lastTextBaseline", fraction: first ? 0 : 1)
  }

  /// A line of the app's own, which its `AlignmentID` tells where it is by itself.
  private static func ownAlignment(_ type: String, _ fields: [Argument]) -> Alignment {
    var alignment = Alignment.center
    let fraction = finite(fields.first { $0.label == "_fraction" }?.value) ?? 0.5
    guard let name = fields.first(where: { $0.label == "_name" })?.value.string else { return alignment }
    switch type {
    case "HorizontalAlignment":
      alignment.horizontal = AlignmentLine(axis: .horizontal, name: name, fraction: fraction)
    case "VerticalAlignment":
      alignment.vertical = AlignmentLine(axis: .vertical, name: name, fraction: fraction)
    default: break
    }
    return alignment
  }

  /// The line that an `alignmentGuide` places.
  static func guide(_ modifier: Modifier) -> AlignmentLine? {
    let alignment = alignment(modifier.unlabeled())
    switch modifier.argument("axis")?.symbol {
    case "horizontal": return alignment.horizontal
    case "vertical": return alignment.vertical
    default: return nil
    }
  }

  static func fixedAxes(_ modifier: Modifier) -> Set<Axis> {
    guard !modifier.arguments.isEmpty else { return [.horizontal, .vertical] }
    var axes: Set<Axis> = []
    if modifier.argument("horizontal")?.bool == true { axes.insert(.horizontal) }
    if modifier.argument("vertical")?.bool == true { axes.insert(.vertical) }
    return axes
  }

  /// The axes named; both where none is.
  static func axes(_ value: ArgumentValue?) -> Set<Axis> {
    let names = value?.symbols ?? []
    var axes: Set<Axis> = []
    if names.contains("horizontal") { axes.insert(.horizontal) }
    if names.contains("vertical") { axes.insert(.vertical) }
    return axes.isEmpty ? [.horizontal, .vertical] : axes
  }

  static func ratio(_ value: ArgumentValue?) -> Double? {
    if let ratio = finite(value) { return ratio > 0 ? ratio : nil }
    guard let size = pair(value), size.x > 0, size.y > 0 else { return nil }
    return size.x / size.y
  }

  /// `offset(x:y:)`, `offset(CGSize)`, `position(CGPoint)`.
  static func offset(_ modifier: Modifier) -> Point {
    if let pair = pair(modifier.unlabeled()) { return pair }
    return Point(
      x: finite(modifier.argument("x")) ?? 0, y: finite(modifier.argument("y")) ?? 0)
  }

  private static func pair(_ value: ArgumentValue?) -> Point? {
    switch value?.current {
    case .record(_, let fields):
      func field(_ names: [String], _ index: Int) -> Double? {
        let named = fields.first { $0.label.map(names.contains) ?? false }?.value
        return finite(named ?? (index < fields.count ? fields[index].value : nil))
      }
      guard let x = field(["x", "width"], 0), let y = field(["y", "height"], 1) else { return nil }
      return Point(x: x, y: y)
    default: return nil
    }
  }
}
