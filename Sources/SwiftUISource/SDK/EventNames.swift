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
  /// The closure that an unknown modifier runs at the event of its name, where that makes no view; what it is
  /// given beside that says when.
  func eventHandler(
    ofUnknown name: String, _ arguments: [CallArgument]
  ) -> (event: EventNames.Event, argument: CallArgument)? {
    guard let event = EventNames.event(ofModifier: name), let handler = arguments.last,
      case .closure(let code) = handler.value.kind, !code.makesView,
      arguments.dropLast().allSatisfy({ !$0.value.isClosure })
    else { return nil }
    return (event, handler)
  }
}

extension ClosureCode {
  /// Whether all that it does is to make something: `{ Harbour() }`, most likely a view.
  fileprivate var makesView: Bool {
    guard body.count == 1, case .expression(let only) = body[0].kind else { return false }
    return only.beginsWithConstruction
  }
}

extension Expression {
  fileprivate var beginsWithConstruction: Bool {
    guard case .postfix(let base, _) = kind else { return false }
    return base.kind.plainName?.startsUppercase ?? base.beginsWithConstruction
  }
}
