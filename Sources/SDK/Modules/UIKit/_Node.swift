// UIKit: the declarations of _Node.

/// What a screen reads of a view, an item of a bar or an element: what it says by itself and what code says of it,
/// what can be done with it, what is inside.
struct _Node {
  /// The class of UIKit's that it is read as, and the object's own where that is another.
  var className: String
  var typeName: String?
  /// An element that is no view.
  var isElementKind = false
  // What is nil is as the class has it.
  var isElement: Bool?
  var label: String?
  /// The name of a symbol whose word stands for a label.
  var symbol: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var userInputLabels: [String] = []
  var customContent: [AXCustomContent] = []
  var containerType: UIAccessibilityContainerType?
  var isHidden = false
  var alpha: CGFloat = 1
  var clipsToBounds = false
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var respondsToUserInteraction: Bool?
  /// Of the screen, as code sets it.
  var activationPoint: CGPoint?
  /// Where a label and its like come from.
  var origins: [_Origin] = []
  /// The words that are seen.
  var texts: [String] = []

  // What is done with it.
  var takesTaps = false
  var activate: (() -> Void)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var escape: (() -> Void)?
  var magicTap: (() -> Void)?
  var edit: ((String) -> Void)?
  var actions: [_NodeAction] = []
  var rotors: [_NodeRotor] = []

  // What is inside and where it stands.
  var children: [_Part] = []
  /// `accessibilityElements`
  var elements: [Any]?
  /// In the view around it.
  var frame: CGRect?
  /// It takes all the place there is.
  var fills = false
  var axis: NSLayoutConstraint.Axis?
  var spacing: CGFloat?
  var alignment: UIStackView.Alignment?
  var ties: [_Tie] = []
  /// The interface file that is missing.
  var nib: String?

  init(_ className: String) { self.className = className }

  /// A part that a view makes for itself.
  init(_ className: String, text: String?) {
    self.className = className
    label = text
    if let text { texts = [text] }
  }

  mutating func derive(_ field: String, _ rule: String, isGuess: Bool = false) {
    origins.append(_Origin(field: field, rule: rule, isGuess: isGuess))
  }

  /// A symbol speaks the system's word for it, another picture its name.
  mutating func show(_ image: UIImage?, _ rule: String) {
    guard let image else { return }
    if let said = image.accessibilityLabel {
      label = said
    } else if let name = image._systemName {
      symbol = name
    } else if let name = image._name {
      label = name
      derive("label", "\(rule), by the name of its asset", isGuess: true)
    }
  }
}

extension _Node {
  /// A cell in one of the styles that lists have is one element with its texts; content of another kind is inside.
  mutating func describe(cell content: (any UIContentConfiguration)?, _ label: UILabel?, _ detail: UILabel?) {
    groupsChildren = true
    var texts: [String?] = [label?.text, detail?.text]
    if let content {
      guard let list = content as? UIListContentConfiguration else {
        children = [_Part.object(content.makeContentView())]
        return
      }
      texts = [list.text, list.secondaryText]
    }
    let said = texts.compactMap { $0 }.filter { !$0.isEmpty }
    if said.isEmpty { return }
    children = []
    isElement = true
    self.label = said.joined(separator: ", ")
    self.texts = said
    derive("label", "the texts of a cell in a built-in style")
  }
}
