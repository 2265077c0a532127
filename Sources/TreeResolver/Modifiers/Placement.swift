import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Sort priority, activation point, overlays and backgrounds.
enum Placement {
  /// Higher first within the same container.
  @Sendable static func sortPriority(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard let priority = modifier.unlabeled()?.double, priority.isFinite else { return }
    for piece in walk.output[place.mark.output...] {
      switch piece {
      case .element(let index): walk.drafts[index].sortPriority = priority
      case .cluster(let index): walk.clusters[index].sortPriority = priority
      }
    }
  }

  /// A point of the view, or a unit point of its frame.
  @Sendable static func activationPoint(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    guard modifier.isEnabled, let value = modifier.unlabeled() else { return }
    let frame = walk.layout.frames[node.identity]
    walk.give(
      node, place,
      element: { draft in
        guard let frame = frame ?? draft.element.frame, let point = point(value, in: frame),
          point.isFinite
        else { return }
        draft.element.activationPoint = point
        draft.note(.activationPoint, "the author's point", modifier)
      }, container: { _ in })
  }

  private static let unitPoints: [String: (x: Double, y: Double)] = [
    "zero": (0, 0), "center": (0.5, 0.5), "leading": (0, 0.5), "trailing": (1, 0.5),
    "top": (0.5, 0), "bottom": (0.5, 1), "topLeading": (0, 0), "topTrailing": (1, 0),
    "bottomLeading": (0, 1), "bottomTrailing": (1, 1),
  ]

  private static func point(_ value: ArgumentValue, in frame: Rect) -> Point? {
    switch value.current {
    case .symbol(let name, _):
      guard let unit = unitPoints[name] else { return nil }
      return Point(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    case .record(let type, let fields):
      guard let x = fields.first(where: { $0.label == "x" })?.value.double,
        let y = fields.first(where: { $0.label == "y" })?.value.double
      else { return nil }
      if type == "UnitPoint" {
        return Point(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
      }
      return Point(x: frame.minX + x, y: frame.minY + y)
    default: return nil
    }
  }

  /// What an overlay adds is read before its base on the same line, a background after it
  /// (settled, "Overlays").
  @Sendable static func overlay(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    layered(modifier, place, &walk, step: -1)
  }

  @Sendable static func background(
    _ modifier: Modifier, _ node: ViewNode, _ place: Place, _ walk: inout Walk
  ) {
    layered(modifier, place, &walk, step: 1)
  }

  private static func layered(
    _ modifier: Modifier, _ place: Place, _ walk: inout Walk, step: Int
  ) {
    let views =
      modifier.argument("content")?.views ?? modifier.unlabeled()?.views
      ?? modifier.argument("overlay")?.views ?? []
    guard !views.isEmpty else { return }
    let around = walk.layer
    // Grows with every layer of the walk: an outer overlay is read before an inner one.
    let slot = step * (walk.layers.count + 1)
    walk.layers.append(Layer(kind: .overlay, stack: place.outcome, slot: slot, parent: around))
    walk.layer = walk.layers.count - 1
    walk.resolve(views, in: place.scope)
    walk.layer = around
  }
}
