import EarshotViewTree
import EarshotVocabulary

/// A layout of the app: its code says how large it is and where its views are
/// (https://developer.apple.com/documentation/swiftui/layout). Where that can't be followed, its views stand one
/// below the other.
struct AppLayoutArrangement: Arrangement {
  var layout: any AppLayout
  var direction: LayoutDirection

  private static let otherwise = StackArrangement(axis: .vertical)

  func size(_ proposal: Proposal, _ items: Items) -> Size {
    asked(items).size(proposal, items) ?? AppLayoutArrangement.otherwise.size(proposal, items)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard let places = asked(items).places(in: bounds, proposal, items) else {
      return AppLayoutArrangement.otherwise.place(in: bounds, proposal, items)
    }
    for item in 0..<items.count {
      // What the app doesn't place stands in the middle, as large as it likes.
      let place =
        places[item]
        ?? AskedViews.Place(
          origin: Alignment.center.origin(of: items.size(item, .unspecified), in: bounds),
          proposal: .unspecified)
      items.place(item, at: place.origin, place.proposal)
    }
  }

  private func asked(_ items: Items) -> AskedLayout {
    if let known = items.pass.appLayouts[items.box] { return known }
    let asked = AskedLayout(layout, AskedViews(items, direction))
    items.pass.appLayouts[items.box] = asked
    return asked
  }
}

/// A layout of the app while a screen is laid out.
final class AskedLayout {
  private let views: AskedViews
  private let questions: any AppLayoutQuestions
  private var hasFailed = false

  fileprivate init(_ layout: any AppLayout, _ views: AskedViews) {
    self.views = views
    questions = layout.begin(views)
  }

  /// nil where the app's code can't be followed.
  fileprivate func size(_ proposal: Proposal, _ items: Items) -> Size? {
    if hasFailed { return nil }
    let size = questions.size(proposal)
    items.pass.gaps += questions.takeGaps()
    hasFailed = size == nil
    return size
  }

  fileprivate func places(in bounds: Rect, _ proposal: Proposal, _ items: Items) -> [AskedViews.Place?]? {
    if hasFailed { return nil }
    views.places = Array(repeating: nil, count: items.count)
    hasFailed = !questions.place(in: bounds, proposal)
    items.pass.gaps += questions.takeGaps()
    return hasFailed ? nil : views.places
  }
}

/// The views of a layout while they are laid out.
private final class AskedViews: ArrangedViews {
  struct Place {
    var origin: Point
    var proposal: Proposal
  }

  /// What the app keeps may outlive it.
  private(set) weak var pass: LayoutPass?
  private let indices: [Int]
  private let box: Int
  let direction: LayoutDirection
  /// Where the app placed each view.
  var places: [Place?] = []

  init(_ items: Items, _ direction: LayoutDirection) {
    pass = items.pass
    indices = items.indices
    box = items.box
    self.direction = direction
  }

  private var items: Items? { pass.map { Items(pass: $0, indices: indices, box: box) } }

  var count: Int { indices.count }

  func size(of view: Int, _ proposal: Proposal) -> Size { items?.size(view, proposal) ?? .zero }

  func priority(of view: Int) -> Double { items?.priority(view) ?? 0 }

  func spacing(of view: Int) -> ViewSpacing {
    let edges = items?.textEdges(view) ?? .none
    return ViewSpacing(
      isSpacer: items?.isSpacer(view) ?? false, hasTextAtTop: edges.top, hasTextAtBottom: edges.bottom)
  }

  func values(of view: Int) -> [OpaqueValue] { pass?.boxes[indices[view]].values ?? [] }

  func place(_ view: Int, at origin: Point, _ proposal: Proposal) {
    guard places.indices.contains(view) else { return }
    places[view] = Place(origin: origin, proposal: proposal)
  }
}

extension BoxBuilder {
  /// A layout of the app around what is in it.
  mutating func appLayout(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    let axis: Axis? =
      switch node.argument("stackOrientation")?.symbol {
      case "horizontal": .horizontal
      case "vertical": .vertical
      default: nil
      }
    let children = boxes(node.children, environment.inside(axis))
    guard case .opaque(let opaque, _)? = node.argument("layout"),
      let layout = opaque.payload as? any AppLayout
    else { return add(StackArrangement(axis: .vertical), children) }
    return add(AppLayoutArrangement(layout: layout, direction: environment.direction), children)
  }
}
