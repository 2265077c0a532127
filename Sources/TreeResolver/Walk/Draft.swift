import EarshotAccessibilityTree
import EarshotVocabulary

/// What an element stands for, where rules ask for more than its traits.
enum Role: Sendable {
  case text
  case image
  /// Button, Link, Menu and their kin: combine turns them into actions.
  case button
  case navigationLink
  /// Toggle, Slider, fields and the like: combine merges what they say.
  case control
  /// What an attribute made of a view without an element: a shape, an ignored stack.
  case plain
  /// Stands for the label so far inside `accessibilityLabel { label in }`.
  case placeholder
}

/// An element in the making.
struct Draft: Sendable {
  var element: AccessibilityElement
  /// Index of the view's outcome.
  var outcome: Int
  var role: Role
  /// Whether the author gave the label: an unlabeled image is dropped beside text.
  var labelIsAuthored = false
  var valueIsAuthored = false
  /// What a symbol is by itself: a checkmark is selected.
  var traitsOfSymbol: Traits = []
  /// In menu order before, between and after the named ones of `element.actions`.
  var swipeActions: [AccessibilityAction] = []
  var menuActions: [AccessibilityAction] = []
  /// The swipe action is that of `onDelete`.
  var offersDeletion = false
  var sortPriority = 0.0
  /// Bars keep their place before and after content, whatever scrolls under them.
  var band = 0
  var layer = Layer.none
  /// The default action came from the only button of a combination; an outer default turns it
  /// into this named action.
  var demotable: AccessibilityAction?
  /// Said after whatever label there is: "Decrement" of a stepper.
  var labelSuffix: String?
  var identifierSuffix: String?
  /// A picker's selection: spoken after the title, as a part of the label.
  var selection: SpokenText?
  /// The default action stems from a gesture, not from a control or an action modifier.
  var hasTapGesture = false
  var isDisabled = false
  var isModal = false
  /// Keys of `element.customContent`, by which later content replaces earlier.
  var contentKeys: [String] = []
  /// Ids by which rotor entries find the element.
  var ids: [String] = []
  var pair: LabeledPair?
  var focusRequest = false
  var focusValue: PlainValue?

  init(element: AccessibilityElement, outcome: Int, role: Role) {
    self.element = element
    self.outcome = outcome
    self.role = role
  }

  var isUnlabeledImage: Bool { element.traits.contains(.image) && !labelIsAuthored }

  var hasLabel: Bool { element.label.map { !$0.isEmpty } ?? false }

  /// Whether it says anything that a combination could take over.
  var speaks: Bool { hasLabel || (element.value.map { !$0.isEmpty } ?? false) || selection != nil }

  /// The label with what belongs to it in speech.
  var wholeLabel: SpokenText? {
    var parts: [SpokenText] = []
    if let label = element.label, !label.isEmpty { parts.append(label) }
    if let selection, !selection.isEmpty { parts.append(selection) }
    if let labelSuffix { parts.append(SpokenText(labelSuffix)) }
    if parts.isEmpty { return element.label }
    return SpokenText.joined(parts, separator: ", ")
  }
}

/// `accessibilityLabeledPair`: which half, and of what pair.
struct LabeledPair: Sendable {
  var isLabel: Bool
  var key: String
}

extension SpokenText {
  static func joined(_ texts: [SpokenText], separator: String) -> SpokenText {
    guard texts.count != 1 else { return texts[0] }
    var runs: [Run] = []
    for text in texts {
      if !runs.isEmpty { runs.append(Run(separator)) }
      runs += text.runs
    }
    return SpokenText(runs: runs.coalesced)
  }
}

extension [SpokenText.Run] {
  /// Neighbors that are spoken alike become one run.
  fileprivate var coalesced: [SpokenText.Run] {
    var result: [SpokenText.Run] = []
    for run in self {
      if let last = result.last, last.speech == run.speech {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return result
  }
}
