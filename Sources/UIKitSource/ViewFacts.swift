import EarshotVocabulary

/// What the code says of one view, as far as it is said in so many words.
struct ViewFacts {
  /// `button`, `card.button`; empty for the screen's own view.
  var name: String
  var className: String?
  var location: SourceLocation?
  var parent: String?
  var children: [String] = []
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  /// A title or text that is drawn.
  var text: String?
  var traits: Traits?
  var identifier: String?
  var isHidden: Bool?
  var alpha: Double?
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var frame: Rect?
  /// A gesture recognizer for taps, or an overridden `accessibilityActivate()`.
  var takesTaps = false
  var adjusts = false
  var customActions: [String] = []
  var inputLabels: [String] = []
  /// `accessibilityElements`, by name.
  var elements: [String]?
  var activationPoint: Point?
  /// The activation point is the center of another view.
  var activationCenter: String?
  /// Its center is another view's: `button.center = container.center`.
  var center: String?
  /// An accessibility path gives it another frame than its own.
  var hasPath = false
  var isHorizontalStack = false

  init(_ name: String) { self.name = name }

  var isStack: Bool { className == "UIStackView" }
}

/// One layout constraint between two anchors.
struct Constraint {
  enum Attribute: String {
    case leading, trailing, left, right, top, bottom, centerX, centerY, width, height
  }

  var view: String
  var attribute: Attribute
  /// nil: a constant.
  var other: String?
  var otherAttribute: Attribute?
  var constant: Double
}

/// The views of one class, or of the code at the top of a file.
struct ClassFacts {
  var name: String
  var superclasses: [String] = []
  var location: SourceLocation?
  private(set) var views: [String: ViewFacts] = [:]
  /// In the order in which the code mentions them.
  private(set) var order: [String] = []
  var constraints: [Constraint] = []
  /// Whether the code mentions more views than are kept.
  private(set) var isCutShort = false
  static let mostViews = 2_000

  init(name: String) {
    self.name = name
    views[""] = ViewFacts("")
    order = [""]
  }

  /// Changes what is known of a view; it is made where it is not known yet.
  mutating func change(
    _ name: String, at location: SourceLocation? = nil, _ change: (inout ViewFacts) -> Void
  ) {
    if views[name] == nil {
      guard order.count < ClassFacts.mostViews else {
        isCutShort = true
        return
      }
      var facts = ViewFacts(name)
      facts.className = GuessedClass.of(name)
      facts.location = location
      views[name] = facts
      order.append(name)
    }
    guard var facts = views[name] else { return }
    change(&facts)
    views[name] = facts
  }

  mutating func add(_ child: String, to parent: String) {
    guard child != parent, !child.isEmpty else { return }
    change(child) { $0.parent = parent }
    change(parent) { if !$0.children.contains(child) { $0.children.append(child) } }
  }
}

/// What a view most likely is by its name, where nothing declares it.
enum GuessedClass {
  private static let endings: [(String, String)] = [
    ("button", "UIButton"), ("toggle", "UISwitch"), ("switch", "UISwitch"), ("slider", "UISlider"),
    ("stepper", "UIStepper"), ("textfield", "UITextField"), ("label", "UILabel"),
    ("imageview", "UIImageView"),
  ]

  static func of(_ name: String) -> String? {
    let last = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return endings.first { last.hasSuffix($0.0) }?.1
  }
}
