/// What a modifier that is declared nowhere in sight says by beginning with `on`, as SwiftUI's own do that run
/// code when something happens: what is read is the same with it and without.
///
/// Source: Swift's API design guidelines and SwiftUI's `onAppear`, `onChange`, `onSubmit`, `onHover`.
public enum EventNames {
  /// Words for the moment that a view appears or is loaded, when code runs before anybody hears the screen.
  public static let appearing: Set<String> = ["appear", "appearance", "appears", "load", "loaded", "loads"]

  enum Event {
    case appearing
    case later
  }

  /// The event that a modifier's name tells; nil where it tells none.
  static func event(ofModifier name: String) -> Event? {
    let words = VisualNames.words(of: name)
    guard words.count > 1, words[0] == "on" else { return nil }
    return words[1...].contains(where: appearing.contains) ? .appearing : .later
  }
}

extension Machine {
  /// The closure that an unknown modifier runs at the event of its name, where none that it is given makes a
  /// view; what else it is given says when.
  func eventHandler(
    ofUnknown name: String, _ arguments: [CallArgument]
  ) -> (event: EventNames.Event, argument: CallArgument)? {
    let handlers = arguments.filter(\.value.isClosure)
    guard let event = EventNames.event(ofModifier: name), let handler = handlers.last,
      event == .later || handlers.count == 1, !handlers.contains(where: \.value.makesView)
    else { return nil }
    return (event, handler)
  }
}

extension Expression {
  /// Whether all that a closure does is to make something: `{ Harbour() }`, most likely a view.
  fileprivate var makesView: Bool {
    guard case .closure(let code) = kind, code.body.count == 1,
      case .expression(let only) = code.body[0].kind
    else { return false }
    return only.beginsWithConstruction
  }

  fileprivate var beginsWithConstruction: Bool {
    guard case .postfix(let base, _) = kind else { return false }
    return base.kind.plainName?.startsUppercase ?? base.beginsWithConstruction
  }
}
