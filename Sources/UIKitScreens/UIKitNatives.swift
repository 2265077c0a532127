import EarshotLocalization
import EarshotSwiftRuntime
import EarshotSwiftSemantics

extension Natives {
  /// What UIKit's own code asks of the machine that it runs on.
  package mutating func addUIKit() {
    add(module: "UIKit") { natives in
      natives.addInterfaces()
      natives.open("_Words.heard(_:)") { arguments, call in
        guard case .unknown(let unknown) = arguments[1] else { return arguments[1] }
        call.machine.store.note(unknown.gap.heard)
        return .text(unknown.shown)
      }
      natives.addInterfaceObjects()
      natives.open("_Words.isKnown(_:)") { arguments, _ in .boolean(!arguments[1].isUnknown) }
      natives.open("_Words.heard(unknown:)") { arguments, call in
        guard case .unknown(let unknown) = arguments[1] else { return .text("") }
        call.machine.store.note(unknown.gap.heard)
        return .text(unknown.shown)
      }
      natives.open("_Words.known(_:)") { arguments, call in
        guard case .unknown(let unknown) = arguments[1] else { return arguments[1] }
        return try call.standInView(for: unknown)
      }
      natives["NSObject._className"] = { arguments, _ in
        var current = try arguments[0].shownClass
        while current.module.isSource, let above = current.program.superclass(of: current.selfType)?.nominal {
          current = above
        }
        return .text(current.dottedName)
      }
      natives["NSObject._typeName"] = { arguments, _ in .text(try arguments[0].shownClass.dottedName) }
      natives["NSObject._overrides(_:)"] = { arguments, _ in
        guard case .text(let name) = arguments[1] else { return .boolean(false) }
        return .boolean(try arguments[0].shownClass.overrides(name))
      }
      natives["NSObject._answers(_:)"] = { arguments, call in
        guard case .text(let selector) = arguments[1] else { return .boolean(false) }
        let type = try arguments[0].shownClass.selfType
        let method = call.machine.program.method(selector: selector, of: type)
        return .boolean(method?.context.file.module.isSource ?? false)
      }
      natives["_Words.word(_:)"] = { arguments, call in
        guard case .text(let word) = arguments[1] else { return arguments[1] }
        return .text(call.controlWords[word])
      }
      natives["_Words.page(_:of:)"] = { arguments, call in
        guard case .integer(let page) = arguments[1], case .integer(let pages) = arguments[2] else {
          return .text("")
        }
        return .text(call.controlWords.page(page, of: pages))
      }
      natives["_Words.percent(_:)"] = { arguments, call in
        guard case .floating(let share) = arguments[1] else { return .text("") }
        return .text(call.controlWords.percent(share))
      }
    }
  }
}

extension NativeCall {
  fileprivate var controlWords: ControlWords {
    ControlWords(locale: machine.world?.locale.identifier ?? "en_US")
  }
}

extension NativeCall {
  /// A view for one that is not known, with the words that it was given.
  fileprivate func standInView(for unknown: UnknownValue) throws -> RuntimeValue {
    guard let view = machine.nominal("_UnknownView", of: "UIKit") else { throw unknown.interruption }
    let texts = unknown.arguments.compactMap { given -> RuntimeValue? in
      let value = machine.opened(given.value).value
      if case .text = value { return value }
      return nil
    }
    return try machine.make(
      view.selfType, labels: ["name", "cause", "texts"], .text(unknown.gap.name),
      .text("\(unknown.gap.cause)"), .list(ContiguousArray(texts)))
  }
}

extension RuntimeGap {
  /// The gap of a value that becomes a part of what is said.
  fileprivate var heard: RuntimeGap {
    var gap = self
    gap.subject = .value
    return gap
  }
}

extension RuntimeValue {
  /// The class of an object that a screen shows.
  fileprivate var shownClass: NominalType {
    get throws {
      guard case .object(let object) = self, let nominal = object.type.nominal else {
        throw Interruption.unknown("which class an object is of")
      }
      return nominal
    }
  }
}

extension NominalType {
  /// Whether the class or one above it that is the app's declares a member of that name.
  fileprivate func overrides(_ name: String) -> Bool {
    var current: NominalType? = self
    while let type = current, type.module.isSource {
      if !program.memberTable(of: type).values(named: name).isEmpty { return true }
      current = program.superclass(of: type.selfType)?.nominal
    }
    return false
  }
}
