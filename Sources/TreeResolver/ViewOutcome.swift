import EarshotViewTree
import EarshotVocabulary

/// What became of one view, and why.
public struct ViewOutcome: Sendable {
  /// Which view it is.
  public var identity: Identity
  /// Levels of declaration above the view.
  public var depth: Int
  /// The name by which people know the view: `Text`, `ProfileCard`.
  public var name: String
  /// Its first text argument, or an empty text.
  public var summary: String
  /// Where the view is written.
  public var source: SourceLocation?
  /// What became of it.
  public var fate: Fate
  /// In points on the screen; nil where layout gave none.
  public var frame: Rect?
  /// Why a view that the source holds is left out, in a sentence.
  @Aside public var leftOut: String?
  /// Where properties came from that were not given as they are.
  public var origins: [FieldOrigin] = []
  /// What the source says besides.
  public var extras: [ExtraField] = []

  /// What became of a view.
  public init(
    identity: Identity, depth: Int, name: String, summary: String, source: SourceLocation? = nil,
    fate: Fate, frame: Rect? = nil
  ) {
    self.identity = identity
    self.depth = depth
    self.name = name
    self.summary = summary
    self.source = source
    self.fate = fate
    self.frame = frame
  }
}

extension ViewOutcome {
  /// What `tree` shows beside the fate: why it is left out, what was derived or guessed, fields
  /// without a meaning here. What is not named here was given.
  public var notes: [String] {
    var notes: [String] = []
    if let leftOut { notes.append(leftOut) }
    for origin in origins {
      notes.append(
        origin.isGuess
          ? "Guessed: \(origin.field), by \(origin.rule)."
          : "Derived: \(origin.field), from \(origin.rule).")
    }
    for extra in extras { notes.append("\(extra.name): \(extra.value)") }
    return notes
  }
}

/// Where a view's meaning went.
public enum Fate: Hashable, Sendable {
  /// It is the stop with that index in the tree's elements.
  case stop(element: Int)
  /// It is the container with that index.
  case container(Int)
  /// What it says is said by another view.
  case mergedInto(Identity, MergeReason)
  case hidden(HiddenReason)
  /// Something else is said in its place.
  case replaced(ReplacedReason)
  /// It has nothing to say.
  case silent(SilentReason)
  /// It passes its children on.
  case transparent
}

/// A reason that explains itself in one sentence.
public protocol ExplainedReason {
  var sentence: String { get }
}

/// Why a view is part of another view's stop.
public enum MergeReason: String, Hashable, Sendable, CaseIterable, ExplainedReason {
  case combined
  case labelOfControl
  case partOfLabel
  case partOfLabeledContent
  case contentLabel
  case onlyButtonOfCombination
  case namedAction
  case actionName
  case badge
  case customStyle
  case valueOfControl

  /// The reason, as a sentence.
  public var sentence: String {
    switch self {
    case .combined: "accessibilityElement(children: .combine) makes it part of the combined stop."
    case .labelOfControl: "It is the label of a control, which is one stop."
    case .partOfLabel: "A Label is one stop; this is its title."
    case .partOfLabeledContent: "LabeledContent of texts is one stop."
    case .contentLabel: "It is a part of the label that accessibilityLabel builds."
    case .onlyButtonOfCombination:
      "It is the only button of a combination: its action becomes the default action."
    case .namedAction: "It is offered as a named action in the Actions rotor."
    case .actionName: "It is the name of an action."
    case .badge: "It is spoken as the value of the view that wears it."
    case .customStyle: "An app's own style draws it; the control stays one stop."
    case .valueOfControl: "It describes the current value of a control, which is one stop."
    }
  }
}

/// Why a view can't be reached.
public enum HiddenReason: String, Hashable, Sendable, CaseIterable, ExplainedReason {
  case accessibilityHidden
  case opacityZero
  case hiddenModifier
  case behindModal
  case notChosen
  case collapsed
  case otherPage
  case closedMenu
  case elementsHidden
  case hiddenView
  case zeroSize
  case insideElement
  case notInElements
  case leftOut

  /// The reason, as a sentence.
  public var sentence: String {
    switch self {
    case .accessibilityHidden: "accessibilityHidden(true) removes it and everything in it."
    case .opacityZero: "At opacity 0 a view is not in the accessibility tree."
    case .hiddenModifier: "hidden() takes it out of the accessibility tree."
    case .behindModal: "While something modal is shown only what is inside it can be reached."
    case .notChosen: "ViewThatFits shows another of its views."
    case .collapsed: "The group around it is collapsed."
    case .otherPage: "Another page is shown."
    case .elementsHidden: "accessibilityElementsHidden removes it and everything in it."
    case .hiddenView: "A hidden view is not in the accessibility tree, nor is what is in it."
    case .zeroSize:
      "A view without size that clips, is an element or vends elements is left out."
    case .insideElement: "It lies inside an element, and nothing inside an element is a stop."
    case .notInElements: "The view around it vends accessibilityElements without it."
    case .leftOut: "The capture holds it, but it can't be reached."
    case .closedMenu: "It is shown once the menu is open."
    }
  }
}

/// Why something else stands in a view's place.
public enum ReplacedReason: String, Hashable, Sendable, CaseIterable, ExplainedReason {
  case ignoredByParent
  case representation
  case syntheticChildren

  /// The reason, as a sentence.
  public var sentence: String {
    switch self {
    case .ignoredByParent:
      "accessibilityElement(children: .ignore) puts one new element in its place."
    case .representation: "accessibilityRepresentation puts other elements in its place."
    case .syntheticChildren: "accessibilityChildren puts other children in its place."
    }
  }
}

/// Why a view says nothing.
public enum SilentReason: String, Hashable, Sendable, CaseIterable, ExplainedReason {
  case noMeaning
  case decorativeImage
  case emptyText
  case iconOfLabel
  case unlabeledImageBesideText
  case notSpokenBesideText
  case emptyContainer
  case drawnByControl
  case notUnderstood
  case notAnElement

  /// The reason, as a sentence.
  public var sentence: String {
    switch self {
    case .noMeaning: "It has no element until it gets an accessibility attribute."
    case .decorativeImage: "A decorative image has no element."
    case .emptyText: "An empty text has no element."
    case .iconOfLabel: "The icon of a Label is not spoken beside its title."
    case .unlabeledImageBesideText: "An image without a label adds nothing where there is text."
    case .notSpokenBesideText: "Its title is not spoken beside the other texts of the combination."
    case .emptyContainer: "There is nothing in it."
    case .drawnByControl: "A control draws it as a part of itself."
    case .notUnderstood: "It is not known what this view says."
    case .notAnElement: "It is not an accessibility element (isAccessibilityElement is false)."
    }
  }
}
