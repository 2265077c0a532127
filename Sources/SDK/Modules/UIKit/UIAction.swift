// UIKit: the declarations of UIAction.

class UIAction: UIMenuElement, UIMenuLeaf {
  struct Identifier: Hashable, RawRepresentable, Sendable {
    static let paste = UIAction.Identifier("UIActionPaste")
    static let pasteAndMatchStyle = UIAction.Identifier("UIActionPasteAndMatchStyle")
    static let pasteAndGo = UIAction.Identifier("UIActionPasteAndGo")
    static let pasteAndSearch = UIAction.Identifier("UIActionPasteAndSearch")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }
  static var _count = 0
  let identifier: UIAction.Identifier
  let _handler: UIActionHandler
  var discoverabilityTitle: String?
  var attributes: UIMenuElement.Attributes
  var state: UIMenuElement.State
  var selectedImage: UIImage?
  var sender: Any? { _sender }
  var _sender: Any?

  convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(_title: title, identifier, attributes, state, handler)
    self.subtitle = subtitle
    self.image = image
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
  }

  init(
    _title title: String, _ identifier: UIAction.Identifier?, _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State, _ handler: @escaping UIActionHandler
  ) {
    UIAction._count += 1
    self.identifier = identifier ?? UIAction.Identifier("com.apple.action.dynamic.\(UIAction._count)")
    _handler = handler
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
  }

  func performWithSender(_ sender: Any?, target: Any?) {
    _sender = sender
    _handler(self)
    _sender = nil
  }
}
