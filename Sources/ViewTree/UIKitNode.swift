import EarshotVocabulary

/// What UIKit's accessibility protocol says of one view or element: section 5 of the contract.
///
/// nil means absent: the class's own default applies. A value whose fields are kept on the heap and
/// copied when they change, since trees of a hundred thousand nodes pass through many hands.
public struct UIKitNode: Sendable {
  var storage = Storage()

  /// A view of which nothing is known: every property is absent.
  public init() {}
}

extension UIKitNode {
  /// An element that is no view (`UIAccessibilityElement`).
  public var isElementKind: Bool {
    get { storage.common.isElementKind }
    set { own().common.isElementKind = newValue }
  }

  /// The name of the view's class, such as `UIButton`; the resolver knows UIKit's own.
  public var className: String? {
    get { storage.common.className }
    set { own().common.className = newValue }
  }

  /// `isAccessibilityElement`; nil: as the class has it.
  public var isElement: Bool? {
    get { storage.common.isElement }
    set { own().common.isElement = newValue }
  }

  /// `accessibilityLabel`; nil: what the class makes of its content.
  public var label: String? {
    get { storage.common.label }
    set { own().common.label = newValue }
  }

  /// The SF Symbol that the view shows: the system's word for it stands for a label that is absent.
  public var symbol: String? {
    get { storage.rare?.fields.symbol }
    set { set(\.symbol, newValue) }
  }

  /// `accessibilityValue`, raw: "1" for a switch that is on.
  public var value: String? {
    get { storage.common.value }
    set { own().common.value = newValue }
  }

  /// `accessibilityHint`.
  public var hint: String? {
    get { storage.common.hint }
    set { own().common.hint = newValue }
  }

  /// `accessibilityTraits`; nil: those of the class.
  public var traits: Traits? {
    get { storage.common.traits }
    set { own().common.traits = newValue }
  }

  /// `accessibilityIdentifier`, which is never spoken.
  public var identifier: String? {
    get { storage.common.identifier }
    set { own().common.identifier = newValue }
  }

  /// `accessibilityLanguage`, a BCP 47 tag.
  public var language: String? {
    get { storage.rare?.fields.language }
    set { set(\.language, newValue) }
  }

  /// In root coordinates.
  public var frame: Rect? {
    get { storage.common.frame }
    set { own().common.frame = newValue }
  }

  /// The view's own frame, where its accessibility frame differs.
  public var viewFrame: Rect? {
    get { storage.rare?.fields.viewFrame }
    set { set(\.viewFrame, newValue) }
  }

  /// The bounding box of the accessibility path.
  public var pathBounds: Rect? {
    get { storage.rare?.fields.pathBounds }
    set { set(\.pathBounds, newValue) }
  }

  /// `accessibilityElements`: the explicitly ordered list. nil where the app sets none; the
  /// subviews are the node's `children`.
  public var elements: [ViewNode]? {
    get { storage.common.elements }
    _modify {
      let storage = own()
      yield &storage.common.elements
    }
  }

  /// `accessibilityContainerType`.
  public var containerType: ContainerType? {
    get { storage.rare?.fields.containerType }
    set { set(\.containerType, newValue) }
  }

  /// `shouldGroupAccessibilityChildren`: the elements inside are read before the next outside.
  public var groupsChildren: Bool? {
    get { storage.common.groupsChildren }
    set { own().common.groupsChildren = newValue }
  }

  /// `accessibilityViewIsModal`: what is beside the view can't be reached.
  public var isModal: Bool? {
    get { storage.rare?.fields.isModal }
    set { set(\.isModal, newValue) }
  }

  /// `accessibilityElementsHidden`: the view and all inside can't be reached.
  public var elementsHidden: Bool? {
    get { storage.rare?.fields.elementsHidden }
    set { set(\.elementsHidden, newValue) }
  }

  /// `UIView.isHidden`.
  public var isHidden: Bool? {
    get { storage.common.isHidden }
    set { own().common.isHidden = newValue }
  }

  /// `UIView.alpha`, 0 to 1; a view at 0 can't be reached.
  public var alpha: Double? {
    get { storage.rare?.fields.alpha }
    set { set(\.alpha, newValue) }
  }

  /// `UIView.clipsToBounds`: what lies outside the frame can't be reached.
  public var clipsToBounds: Bool? {
    get { storage.rare?.fields.clipsToBounds }
    set { set(\.clipsToBounds, newValue) }
  }

  /// `accessibilityActivationPoint` in root coordinates; nil: the center of the frame.
  public var activationPoint: Point? {
    get { storage.rare?.fields.activationPoint }
    set { set(\.activationPoint, newValue) }
  }

  /// `accessibilityCustomActions` in their order.
  public var customActions: [CustomAction] {
    get { storage.rare?.fields.customActions ?? [] }
    set { set(\.customActions, newValue) }
  }

  /// `accessibilityCustomContent` in its order.
  public var customContent: [CustomContent] {
    get { storage.rare?.fields.customContent ?? [] }
    set { set(\.customContent, newValue) }
  }

  /// `accessibilityCustomRotors` in their order.
  public var rotors: [Rotor] {
    get { storage.rare?.fields.rotors ?? [] }
    set { set(\.rotors, newValue) }
  }

  /// `accessibilityUserInputLabels`, the names for Voice Control, best first. Empty: the label.
  public var userInputLabels: [String] {
    get { storage.rare?.fields.userInputLabels ?? [] }
    set { set(\.userInputLabels, newValue) }
  }

  /// `accessibilityRespondsToUserInteraction`; nil: worked out from traits and actions.
  public var respondsToUserInteraction: Bool? {
    get { storage.common.respondsToUserInteraction }
    set { own().common.respondsToUserInteraction = newValue }
  }

  /// The level of a heading, 1 to 6; nil or 0: none is spoken.
  public var headingLevel: Int? {
    get { storage.rare?.fields.headingLevel }
    set { set(\.headingLevel, newValue) }
  }

  /// `accessibilityExpandedStatus` (iOS 18+): true expanded, false collapsed; nil: unsupported.
  public var isExpanded: Bool? {
    get { storage.rare?.fields.isExpanded }
    set { set(\.isExpanded, newValue) }
  }

  /// Where the node stands in the data table around it; nil: it is no cell.
  public var cell: Cell? {
    get { storage.rare?.fields.cell }
    set { set(\.cell, newValue) }
  }

  /// The measures and headers of a container of the type `dataTable`.
  public var dataTable: DataTable? {
    get { storage.rare?.fields.dataTable }
    set { set(\.dataTable, newValue) }
  }

  /// How many tabs a tab bar holds, as its items say it: "1 of 3".
  public var tabItemCount: Int? {
    get { storage.rare?.fields.tabItemCount }
    set { set(\.tabItemCount, newValue) }
  }

  /// SwiftUI's sort priority: higher is read first within a container; nil is 0.
  public var sortPriority: Double? {
    get { storage.rare?.fields.sortPriority }
    set { set(\.sortPriority, newValue) }
  }

  /// The app handles taps on this view.
  public var tapHandler: Bool? {
    get { storage.rare?.fields.tapHandler }
    set { set(\.tapHandler, newValue) }
  }

  /// What a double tap does (`accessibilityActivate`).
  public var onActivate: Handler? {
    get { storage.rare?.fields.onActivate }
    set { set(\.onActivate, newValue) }
  }

  /// What swiping up on an adjustable does (`accessibilityIncrement`).
  public var onIncrement: Handler? {
    get { storage.rare?.fields.onIncrement }
    set { set(\.onIncrement, newValue) }
  }

  /// What swiping down on an adjustable does (`accessibilityDecrement`).
  public var onDecrement: Handler? {
    get { storage.rare?.fields.onDecrement }
    set { set(\.onDecrement, newValue) }
  }

  /// What the two-finger scrub does (`accessibilityPerformEscape`).
  public var onEscape: Handler? {
    get { storage.rare?.fields.onEscape }
    set { set(\.onEscape, newValue) }
  }

  /// What the two-finger double tap does (`accessibilityPerformMagicTap`).
  public var onMagicTap: Handler? {
    get { storage.rare?.fields.onMagicTap }
    set { set(\.onMagicTap, newValue) }
  }

  /// Sets the text of a text field; it is called with the new text.
  public var onEdit: Handler? {
    get { storage.rare?.fields.onEdit }
    set { set(\.onEdit, newValue) }
  }

  /// The hint that the system adds, by its table key; `none`: the hint is complete as it is.
  public var systemHint: String? {
    get { storage.rare?.fields.systemHint }
    set { set(\.systemHint, newValue) }
  }

  /// What the source calls the view, where it does not name its class: `Button`, `XCUIElementTypeCell`.
  public var typeName: String? {
    get { storage.common.typeName }
    set { own().common.typeName = newValue }
  }

  /// Why a view that the source holds is no part of what can be reached, in a sentence.
  public var leftOut: String? {
    get { storage.rare?.fields.leftOut }
    set { set(\.leftOut, newValue) }
  }

  /// Where fields came from that were not given as they are.
  public var origins: [FieldOrigin] {
    get { storage.common.origins }
    _modify {
      let storage = own()
      yield &storage.common.origins
    }
  }

  /// What the source says besides: kept and shown, but nothing follows from it.
  public var extras: [ExtraField] {
    get { storage.common.extras }
    _modify {
      let storage = own()
      yield &storage.common.extras
    }
  }
}

/// Where one property of a view came from, when it was not given as it is.
public struct FieldOrigin: Hashable, Sendable {
  /// Named as in a tree document: `traits`, `label`, `isElement`.
  public var field: String
  /// The rule in a few words: "the type Button".
  public var rule: String
  /// Whether it could be otherwise.
  public var isGuess: Bool

  /// - Parameters:
  ///   - field: named as in a tree document.
  ///   - rule: the rule in a few words.
  ///   - isGuess: whether it could be otherwise.
  public init(_ field: String, _ rule: String, isGuess: Bool = false) {
    self.field = field
    self.rule = rule
    self.isGuess = isGuess
  }
}

/// A field of a source that has no meaning here.
public struct ExtraField: Hashable, Sendable {
  /// As the source calls it.
  public var name: String
  /// As written, cut short where it is long.
  public var value: String

  /// - Parameters:
  ///   - name: as the source calls it.
  ///   - value: as written, cut short where it is long.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
