/// The fields of a document's own object.
enum DocumentField: String, CaseIterable, Sendable {
  /// For editors: which schema the document follows. Nothing reads it.
  case schema = "$schema"
  case name
  case idiom
  case layoutDirection
  case locale
  case screen
  case root
  /// Further screens by name, for the effect `show`.
  case screens
}

/// The fields of one of the further screens.
enum ScreenField: String, CaseIterable, Sendable {
  case name
  case root
}

/// The fields of a UIKit-like node (contract, section 5).
enum UIKitField: String, CaseIterable, Sendable {
  case kind
  case className = "class"
  case isElement
  case label
  case value
  case hint
  case traits
  case identifier
  case language
  case frame
  case viewFrame
  case pathBounds
  case children
  case accessibilityElements
  case containerType
  case groupsChildren
  case modal
  case elementsHidden
  case hidden
  case alpha
  case clipsToBounds
  case activationPoint
  case customActions
  case customContent
  case rotors
  case userInputLabels
  case respondsToUserInteraction
  case headingLevel
  case expanded
  case cell
  case dataTable
  case tabItemCount
  case sortPriority
  case tapHandler
  case effects

  /// Whether the effect `set` may change it: what gives the tree its shape, and
  /// what has effects of its own, stays.
  var isSettable: Bool {
    switch self {
    case .kind, .children, .accessibilityElements, .customActions, .effects: false
    default: true
    }
  }
}

enum CustomActionField: String, CaseIterable, Sendable {
  case name
  case effects
}

enum CustomContentField: String, CaseIterable, Sendable {
  case label
  case value
  case importance
}

enum RotorField: String, CaseIterable, Sendable {
  case name
  case results
}

enum CellField: String, CaseIterable, Sendable {
  case row
  case column
  case rowSpan
  case columnSpan
  case grid
}

enum DataTableField: String, CaseIterable, Sendable {
  case rows
  case columns
  case rowHeaders
  case columnHeaders
}

enum EffectField: String, CaseIterable, Sendable {
  case set
  case announce
  case priority
  case show
  case dismiss
  case output
}

enum SetField: String, CaseIterable, Sendable {
  case id
  case property
  case value
}

/// What `effects` may be about, besides the names of actions.
enum EffectTrigger: String, CaseIterable, Sendable {
  case activate
  case increment
  case decrement
  case escape
  case magicTap
}
