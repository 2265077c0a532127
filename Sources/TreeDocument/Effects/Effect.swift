import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// One thing that a written tree does when something is done to it.
enum Effect: Sendable {
  /// Changes a property of the node with an identifier.
  case set(Change)
  case announce(String, AnnouncementPriority)
  /// Puts the screen with that index on top.
  case show(Int)
  /// Takes the topmost screen, sheet or pushed view away.
  case dismiss
  case output(String)
}

/// A change to one node, ready to be made: all that could be wrong was found while reading.
struct Change: Sendable {
  enum Property: Sendable {
    /// A field of a UIKit-like node; its value is that of the same field of the node given.
    indirect case uikit(UIKitField, UIKitNode)
    /// An argument of a SwiftUI-like node or of one of its modifiers.
    case argument(ArgumentPlace, ArgumentValue)
  }

  var place: NodePlace
  var property: Property
}

/// What a handler of a document does.
enum DocumentAction: Sendable {
  case effects([Effect])
  /// One list of effects or the other, by what the system calls it with.
  case adjust(increment: [Effect], decrement: [Effect])
  /// A `UISwitch` turns over by itself; then the effects run.
  case toggleValue(NodePlace, then: [Effect])
  /// The text of a text field changes.
  case editValue(NodePlace)
  /// What a control sets by its binding; then the effects run.
  case setArgument(NodePlace, ArgumentPlace, then: [Effect])
}

/// What a handler carries: the index of its action in the document.
struct ActionID: Hashable, Sendable {
  var index: Int
}

/// A `set` whose target is looked up once all nodes are known.
struct PendingSet: Sendable {
  var action: ActionPlace
  /// The index of its object on the tape.
  var index: Int
}

/// A `show` whose screen is looked up once all screens are known.
struct PendingShow: Sendable {
  var action: ActionPlace
  var index: Int
}

/// Where among the actions an effect stands.
struct ActionPlace: Sendable {
  enum Part: Sendable {
    case effects
    case decrement
  }

  var action: Int
  var part: Part
  var effect: Int
}

extension DocumentAction {
  /// The effects of one part; `decrement` is the second list of an adjustment.
  subscript(part: ActionPlace.Part) -> [Effect] {
    get {
      switch self {
      case .effects(let effects): effects
      case .adjust(let increment, let decrement): part == .decrement ? decrement : increment
      case .toggleValue(_, let effects): effects
      case .setArgument(_, _, let effects): effects
      case .editValue: []
      }
    }
    set {
      switch self {
      case .effects: self = .effects(newValue)
      case .adjust(let increment, let decrement):
        self =
          part == .decrement
          ? .adjust(increment: increment, decrement: newValue)
          : .adjust(increment: newValue, decrement: decrement)
      case .toggleValue(let place, _): self = .toggleValue(place, then: newValue)
      case .setArgument(let place, let argument, _):
        self = .setArgument(place, argument, then: newValue)
      case .editValue: break
      }
    }
  }
}
