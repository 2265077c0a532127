// UIKit: the declarations of UIMenu.

class UIMenu: UIMenuElement {
  struct Identifier: Hashable, RawRepresentable, Sendable {
    static let application = UIMenu.Identifier("com.apple.menu.application")
    static let file = UIMenu.Identifier("com.apple.menu.file")
    static let edit = UIMenu.Identifier("com.apple.menu.edit")
    static let view = UIMenu.Identifier("com.apple.menu.view")
    static let window = UIMenu.Identifier("com.apple.menu.window")
    static let help = UIMenu.Identifier("com.apple.menu.help")
    static let format = UIMenu.Identifier("com.apple.menu.format")
    static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    static let share = UIMenu.Identifier("com.apple.menu.share")
    static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
    static let replace = UIMenu.Identifier("com.apple.menu.replace")
    static let root = UIMenu.Identifier("com.apple.menu.root")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }
  struct Options: OptionSet, Sendable {
    static let displayInline = UIMenu.Options(rawValue: 1 << 0)
    static let destructive = UIMenu.Options(rawValue: 1 << 1)
    static let singleSelection = UIMenu.Options(rawValue: 1 << 5)
    static let displayAsPalette = UIMenu.Options(rawValue: 1 << 7)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }
  let identifier: UIMenu.Identifier
  let options: UIMenu.Options
  var preferredElementSize: UIMenu.ElementSize
  let children: [UIMenuElement]
  var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? any UIMenuLeaf)?.state == .on }
  }

  init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? UIMenu.Identifier("com.apple.menu.dynamic")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
