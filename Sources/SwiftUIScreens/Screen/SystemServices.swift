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
    addDevice()
    self["_Screen.delegateType()"] = { _, call in
      .init(optional: try call.screen.code.delegateType.map { .metatype($0) })
    }
    self["_Screen.open(_:)"] = { arguments, call in
      guard case .text(let address) = arguments[1] else { return .void }
      ScreenRun.add(.output("open \(address)"), call.machine)
      return .void
    }
  }
}

/// The device that the screen is on: `_Screen` of the SDK's code.
extension Natives {
  private mutating func addDevice() {
    func add(_ name: String, _ value: @escaping (ScreenEnvironment) -> RuntimeValue) {
      self["_Screen.\(name)"] = { _, call in value(try call.screen.environment) }
    }
    add("width") { .floating($0.device.screen.width) }
    add("height") { .floating($0.device.screen.height) }
    // Retina HD screens are those of iPhones with a home indicator.
    add("scale") { .floating($0.device.idiom == .phone && $0.device.safeAreaBottom > 0 ? 3 : 2) }
    add("isPad") { .boolean($0.device.idiom == .pad) }
    add("isDark") { .boolean($0.appearance == .dark) }
    add("version") { .text("\($0.profile.version).0") }
    add("textSize") { .text($0.dynamicType.rawValue) }
    add("safeAreaTop") { .floating($0.device.safeAreaTop) }
    add("safeAreaBottom") { .floating($0.device.safeAreaBottom) }
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
