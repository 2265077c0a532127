import EarshotVocabulary

/// Frames of the views that the document saved none for, from their constraints.
///
/// No solver: equations with one unknown are settled one after the other until none is left,
/// which is what the constraints of a laid-out view come down to. Stack views are run through in
/// order. What stays unsettled has no frame and keeps its written place.
struct InterfaceFrames {
  private var known: [String: Sides] = [:]
  private let idByView: [Int: String]

  /// The four sides, each in the superview's place on the screen.
  private struct Sides {
    var left: Double?
    var right: Double?
    var top: Double?
    var bottom: Double?
    var width: Double?
    var height: Double?

    /// What two sides of an axis say about the third.
    mutating func complete() {
      if let left, let width { right = right ?? left + width }
      if let right, let width { left = left ?? right - width }
      if let left, let right { width = width ?? right - left }
      if let top, let height { bottom = bottom ?? top + height }
      if let bottom, let height { top = top ?? bottom - height }
      if let top, let bottom { height = height ?? bottom - top }
    }

    subscript(attribute: String) -> Double? {
      get {
        switch attribute {
        case "leading", "left", "leadingMargin", "leftMargin": left
        case "trailing", "right", "trailingMargin", "rightMargin": right
        case "top", "topMargin": top
        case "bottom", "bottomMargin": bottom
        case "width": width
        case "height": height
        case "centerX", "centerXWithinMargins": left.flatMap { left in right.map { (left + $0) / 2 } }
        case "centerY", "centerYWithinMargins": top.flatMap { top in bottom.map { (top + $0) / 2 } }
        default: nil
        }
      }
      set {
        guard let newValue else { return }
        switch attribute {
        case "leading", "left": left = left ?? newValue
        case "trailing", "right": right = right ?? newValue
        case "top": top = top ?? newValue
        case "bottom", "lastBaseline": bottom = bottom ?? newValue
        case "width": width = width ?? newValue
        case "height": height = height ?? newValue
        case "centerX":
          if let width, left == nil { left = newValue - width / 2 }
        case "centerY":
          if let height, top == nil { top = newValue - height / 2 }
        default: break
        }
        complete()
      }
    }
  }

  private struct Constraint {
    var first: String
    var firstAttribute: String
    var second: String?
    var secondAttribute: String
    var multiplier: Double
    var constant: Double
  }

  /// Rounds over the constraints: each settles at least one side or is the last.
  private static let rounds = 24

  /// - Parameters:
  ///   - owner: the superview, whose constraints count.
  ///   - bounds: its frame on the screen.
  ///   - views: its subviews.
  init(_ xml: XMLTape, inside owner: Int, bounds: Rect, views: [Int]) {
    var ids: [Int: String] = [:]
    var lacksFrame = false
    for view in views {
      guard let id = xml.attribute(view, "id") else { continue }
      ids[view] = id
      known[id] = InterfaceFrames.saved(xml, view, bounds.origin)
      if known[id]?.left == nil { lacksFrame = true }
    }
    idByView = ids
    guard lacksFrame else { return }
    let ownerID = xml.attribute(owner, "id") ?? ""
    addBounds(xml, owner, ownerID, bounds)
    addSizes(xml, views, ids)
    settle(
      InterfaceFrames.constraints(xml, owner, ownerID)
        + views.flatMap { view in
          InterfaceFrames.constraints(xml, view, ids[view] ?? "")
        })
    if xml.name(owner) == "stackView" { stack(xml, owner, bounds, views) }
  }

  func frame(of view: Int) -> Rect? {
    guard let id = idByView[view], let sides = known[id], let left = sides.left, let top = sides.top,
      left.isFinite, top.isFinite
    else { return nil }
    let width = sides.width ?? 1
    let height = sides.height ?? 1
    guard width.isFinite, height.isFinite else { return nil }
    return Rect(x: left, y: top, width: max(0, width), height: max(0, height))
  }

  private static func saved(_ xml: XMLTape, _ view: Int, _ origin: Point) -> Sides {
    var sides = Sides()
    guard let rect = xml.child(of: view, "rect", key: "frame") else { return sides }
    func side(_ name: String) -> Double? { xml.attribute(rect, name).flatMap(Double.init) }
    sides.left = side("x").map { $0 + origin.x }
    sides.top = side("y").map { $0 + origin.y }
    sides.width = side("width")
    sides.height = side("height")
    sides.complete()
    return sides
  }

  /// The superview by its own id, by its guides, and as the second item that is not named.
  private mutating func addBounds(_ xml: XMLTape, _ owner: Int, _ id: String, _ bounds: Rect) {
    var sides = Sides()
    sides.left = bounds.minX
    sides.top = bounds.minY
    sides.width = bounds.width
    sides.height = bounds.height
    sides.complete()
    known[id] = sides
    for child in xml.children(of: owner) where xml.name(child) == "viewLayoutGuide" {
      guard let guide = xml.attribute(child, "id") else { continue }
      var inset = sides
      if xml.attribute(child, "key") == "safeArea", bounds.minY == 0, bounds.height >= 812 {
        inset.top = bounds.minY + 44
        inset.bottom = bounds.maxY - 34
        inset.height = bounds.height - 78
      }
      known[guide] = inset
    }
  }

  /// Constraints of a view on its own size stand inside it.
  private mutating func addSizes(_ xml: XMLTape, _ views: [Int], _ ids: [Int: String]) {
    for view in views {
      guard let id = ids[view], known[id]?.width == nil, let text = InterfaceFrames.title(xml, view) else {
        continue
      }
      // About the width of the system font at its usual size.
      known[id]?.width = Double(min(text.count, 200)) * 8.5
      if known[id]?.height == nil { known[id]?.height = 21 }
    }
  }

  private static func title(_ xml: XMLTape, _ view: Int) -> String? {
    switch xml.name(view) {
    case "label": xml.attribute(view, "text")
    case "button": xml.child(of: view, "state", key: "normal").flatMap { xml.attribute($0, "title") }
    default: nil
    }
  }

  private static func constraints(_ xml: XMLTape, _ owner: Int, _ ownerID: String) -> [Constraint] {
    guard let list = xml.child(of: owner, "constraints") else { return [] }
    return xml.children(of: list).compactMap { index in
      guard xml.name(index) == "constraint", let attribute = xml.attribute(index, "firstAttribute"),
        xml.attribute(index, "relation") == nil, xml.attribute(index, "installed") != "NO"
      else { return nil }
      return Constraint(
        first: xml.attribute(index, "firstItem") ?? ownerID, firstAttribute: attribute,
        second: xml.attribute(index, "secondItem"),
        secondAttribute: xml.attribute(index, "secondAttribute") ?? "",
        multiplier: multiplier(xml.attribute(index, "multiplier")),
        constant: xml.attribute(index, "constant").flatMap(Double.init) ?? 0)
    }
  }

  /// `0.5` or `16:9`.
  private static func multiplier(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }

  private mutating func settle(_ constraints: [Constraint]) {
    for _ in 0..<InterfaceFrames.rounds {
      var isChanged = false
      for constraint in constraints where take(constraint) { isChanged = true }
      if !isChanged { return }
    }
  }

  /// Settles one side from the other one, where just one is known.
  private mutating func take(_ constraint: Constraint) -> Bool {
    let first = known[constraint.first]?[constraint.firstAttribute]
    guard let second = constraint.second else {
      guard first == nil else { return false }
      known[constraint.first]?[constraint.firstAttribute] = constraint.constant
      return known[constraint.first]?[constraint.firstAttribute] != nil
    }
    let other = known[second]?[constraint.secondAttribute]
    if first == nil, let other {
      known[constraint.first]?[constraint.firstAttribute] =
        other * constraint.multiplier + constraint.constant
      return known[constraint.first]?[constraint.firstAttribute] != nil
    }
    if let first, other == nil, constraint.multiplier != 0 {
      known[second]?[constraint.secondAttribute] = (first - constraint.constant) / constraint.multiplier
      return known[second]?[constraint.secondAttribute] != nil
    }
    return false
  }

  /// One after the other along the axis, with the stack's spacing.
  private mutating func stack(_ xml: XMLTape, _ owner: Int, _ bounds: Rect, _ views: [Int]) {
    let isVertical = xml.attribute(owner, "axis") == "vertical"
    let spacing = xml.attribute(owner, "spacing").flatMap(Double.init) ?? 0
    let count = Double(max(1, views.count))
    let share = max(0, (isVertical ? bounds.height : bounds.width) - spacing * (count - 1)) / count
    var place = isVertical ? bounds.minY : bounds.minX
    for view in views {
      guard let id = idByView[view], var sides = known[id] else { continue }
      if isVertical {
        sides.top = sides.top ?? place
        sides.left = sides.left ?? bounds.minX
        sides.height = sides.height ?? share
        sides.width = sides.width ?? bounds.width
        place = (sides.top ?? place) + (sides.height ?? share) + spacing
      } else {
        sides.left = sides.left ?? place
        sides.top = sides.top ?? bounds.minY
        sides.width = sides.width ?? share
        sides.height = sides.height ?? bounds.height
        place = (sides.left ?? place) + (sides.width ?? share) + spacing
      }
      known[id] = sides
    }
  }
}
