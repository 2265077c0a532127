import EarshotSwiftRuntime
import EarshotVocabulary

/// What an app has the system do, which becomes events of the screen: `_Screen` of the SDK's code.
extension Natives {
  mutating func addSystemServices() {
    self["_Screen.announce(_:_:)"] = { arguments, call in
      guard case .text(let text) = arguments[1], case .text(let name) = arguments[2] else { return .void }
      ScreenRun.add(
        .announcement(text, priority: AnnouncementPriority(rawValue: name) ?? .default), call.machine)
      return .void
    }
    self["_Screen.changed(_:)"] = { arguments, call in
      guard case .text(let kind) = arguments[1] else { return .void }
      ScreenRun.add(kind == "screen" ? .screenChanged : .layoutChanged(focus: nil), call.machine)
      return .void
    }
    self["_Screen.open(_:)"] = { arguments, call in
      guard case .text(let address) = arguments[1] else { return .void }
      ScreenRun.add(.output("open \(address)"), call.machine)
      return .void
    }
  }
}

extension ScreenRun {
  /// Adds an event behind what was printed before.
  fileprivate static func add(_ event: ScreenEvent, _ machine: Machine) {
    guard let run = machine.host as? ScreenRun else { return }
    run.takeOutput()
    run.events.append(event)
  }
}
