import EarshotViewTree
import EarshotVocabulary

/// UIKit's views as boxes: of the size that UIKit gives them by themselves, else by their stack, their
/// frames or their constraints.
extension BoxBuilder {
  mutating func hostedBox(
    _ node: ViewNode, _ element: UIKitNode, _ environment: LayoutEnvironment
  ) -> Int {
    let box = ownHostedBox(node, element, environment)
    guard let frame = node.givenFrame else { return box }
    return add(
      FrameArrangement(width: .fixed(frame.width), height: .fixed(frame.height), alignment: .center), [box])
  }

  private mutating func ownHostedBox(
    _ node: ViewNode, _ element: UIKitNode, _ environment: LayoutEnvironment
  ) -> Int {
    let inside = (element.elements ?? []) + node.children
    let plain = environment.inside(nil)
    switch element.className {
    case "UILabel": return textBox(node.hostedText, plain)
    case "UIButton" where inside.isEmpty: return hostedButton(node, plain)
    case "UIStackView": return hostedStack(node, inside, plain)
    case "UISegmentedControl", "UITabBar", "UINavigationBar", "UIToolbar":
      return add(EvenArrangement(height: 44), inside.map { stacked([$0], plain) })
    case "UITableView", "UICollectionView":
      let rows = add(
        StackArrangement(axis: .vertical, alignment: 0, spacing: 0), inside.map { stacked([$0], plain) })
      return add(TopArrangement(), [rows])
    default: break
    }
    let name = element.className ?? ""
    if let size = UIKitSizes.own[name] {
      return add(FixedArrangement(width: size.width, height: size.height))
    }
    if let height = UIKitSizes.heights[name], inside.isEmpty { return add(FillArrangement(height: height)) }
    if inside.isEmpty { return add(FillArrangement()) }
    return add(
      ConstraintArrangement(
        constraints: node.constraints, frames: frames(of: inside), fills: node.argument("fills") != nil),
      inside.map { stacked([$0], plain) })
  }

  private mutating func hostedButton(_ node: ViewNode, _ environment: LayoutEnvironment) -> Int {
    let text = node.hostedText
    if text.isEmpty { return add(FixedArrangement(width: 44, height: 34)) }
    // A button's title stays on its line.
    let title = add(FixedSizeArrangement(axes: [.horizontal]), [textBox(text, environment)])
    return add(PaddingArrangement(insets: Insets(horizontal: 12, vertical: 7)), [title])
  }

  private mutating func hostedStack(
    _ node: ViewNode, _ inside: [ViewNode], _ environment: LayoutEnvironment
  ) -> Int {
    let axis: Axis = node.argument("axis")?.symbol == "vertical" ? .vertical : .horizontal
    // What fills the stack, as it does by default, begins where the stack does.
    let alignment: Double =
      switch node.argument("alignment")?.symbol {
      case "center", "firstBaseline", "lastBaseline": 0.5
      case "trailing", "bottom": 1
      default: 0
      }
    let spacing = Read.finite(node.argument("spacing")) ?? 0
    return add(
      StackArrangement(axis: axis, alignment: alignment, spacing: spacing),
      inside.filter { !$0.isHiddenView }.map { stacked([$0], environment.inside(axis)) })
  }

  private func frames(of nodes: [ViewNode]) -> [Int: Rect] {
    var frames: [Int: Rect] = [:]
    for (index, node) in nodes.enumerated() { frames[index] = node.givenFrame }
    return frames
  }
}

/// The content of a table: as high as it likes, at the top of what it is given.
struct TopArrangement: Arrangement {
  func size(_ proposal: Proposal, _ items: Items) -> Size {
    let content = items.count > 0 ? items.size(0, Proposal(proposal.width, nil)) : .zero
    return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func place(in bounds: Rect, _ proposal: Proposal, _ items: Items) {
    guard items.count > 0 else { return }
    items.place(0, at: bounds.origin, Proposal(bounds.width, nil))
  }
}

/// What UIKit's views like to measure (`intrinsicContentSize`), in points.
enum UIKitSizes {
  static let own: [String: Size] = [
    "UISwitch": Size(width: 51, height: 31), "UIStepper": Size(width: 94, height: 32),
    "UIActivityIndicatorView": Size(width: 20, height: 20), "UIImageView": Size(width: 44, height: 44),
    "UIColorWell": Size(width: 28, height: 28),
  ]

  /// Of those that are as wide as they are let.
  static let heights: [String: Double] = [
    "UISlider": 34, "UITextField": 34, "UISearchTextField": 36, "UIProgressView": 4, "UIPageControl": 26,
    "UISearchBar": 56, "UIDatePicker": 34, "UITableViewHeaderFooterView": 38, "UITableViewCell": 44,
    "UISegment": 32, "UITabBarButton": 49,
  ]
}

extension ViewNode {
  /// Stacks close the gap that a hidden view leaves.
  fileprivate var isHiddenView: Bool {
    if case .element(let properties) = kind { return properties.isHidden == true }
    return false
  }

  /// Where code puts a view in the one around it.
  fileprivate var givenFrame: Rect? {
    guard case .list(let sides)? = argument("frame") else { return nil }
    let numbers = sides.compactMap(\.double).filter(\.isFinite)
    guard numbers.count == 4, numbers[2] > 0 || numbers[3] > 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The text that a label or a button draws.
  fileprivate var hostedText: String {
    switch argument("text") {
    case .text(let text)?: text.string
    case .unknown(let source)?: source
    default: ""
    }
  }

  fileprivate var constraints: [ConstraintArrangement.Constraint] {
    guard case .list(let list)? = argument("constraints") else { return [] }
    return list.compactMap(ConstraintArrangement.Constraint.init)
  }
}

extension ConstraintArrangement.Constraint {
  /// `{item, attribute, other, otherAttribute, multiplier, constant, relation}`: items by their number
  /// among the views inside, the container -1.
  fileprivate init?(_ value: ArgumentValue) {
    guard case .record("Constraint", let fields) = value else { return nil }
    func field(_ name: String) -> ArgumentValue? { fields.first { $0.label == name }?.value }
    guard let item = field("item")?.int, item >= 0,
      let attribute = field("attribute")?.symbol.flatMap(ConstraintArrangement.Attribute.init)
    else { return nil }
    self.init(item: item, attribute: attribute)
    other = field("other")?.int.flatMap { $0 >= 0 ? $0 : nil }
    otherAttribute = field("otherAttribute")?.symbol.flatMap(ConstraintArrangement.Attribute.init)
    multiplier = field("multiplier")?.double ?? 1
    constant = field("constant")?.double ?? 0
    isEqual = field("relation")?.symbol != "other"
  }
}
