import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What the SDK's code asks of interface files: `_Interface`.
extension Natives {
  mutating func addInterfaces() {
    addFinding()
    addParts()
    addScenes()
  }

  private mutating func addFinding() {
    self["_Interface.named(_:_:near:)"] = { arguments, call in
      guard let host = call.interfaceHost, let files = host.interfaceFiles else { return .none(0) }
      let found = files.file(
        named: try arguments[1].string, ending: try arguments[2].string, near: call.path(of: arguments[3]),
        host.environment)
      return RuntimeValue(optional: found.map { .part(InterfacePart($0.outline, in: $0.outline)) })
    }
    self["_Interface.isThere(_:near:)"] = { arguments, call in
      guard let host = call.interfaceHost, let files = host.interfaceFiles else { return .boolean(false) }
      return .boolean(
        files.isThere(
          named: try arguments[1].string, ending: "xib", near: call.path(of: arguments[2]), host.environment))
    }
    self["_Interface.scene(of:)"] = { arguments, call in
      guard let host = call.interfaceHost, let files = host.interfaceFiles,
        case .object(let object) = arguments[1], let name = object.type.nominal?.name,
        let found = files.scene(ofClass: name, near: call.path(of: arguments[1]), host.environment)
      else { return .none(0) }
      return RuntimeValue(optional: InterfacePart.scene(found.number, of: found.outline).map { .part($0) })
    }
    self["_Interface.make(named:)"] = { arguments, call in
      try RuntimeValue(optional: InterfaceObjects(call.machine).decoded(try arguments[1].string, else: nil))
    }
    self["_Interface.tell(_:missing:)"] = { arguments, call in
      let (message, missing) = (try arguments[1].string, try arguments[2].string)
      call.machine.store.note(
        RuntimeGap(
          .component, source: message, name: missing, cause: GapCause(missing: missing, message), place: nil))
      return .void
    }
  }

  private mutating func addParts() {
    self["_Interface.count"] = { arguments, _ in .integer(try arguments[0].part.outline.objects.count) }
    self["_Interface.roots"] = { arguments, _ in .integers(try arguments[0].part.outline.roots) }
    self["_Interface.make(_:)"] = { arguments, call in
      let object = try arguments[0].interfaceObject(arguments[1])
      guard
        let made = try InterfaceObjects(call.machine).decoded(object.customClass, else: object.className)
          ?? InterfaceObjects(call.machine).decoded(nil, else: "UIView")
      else { throw Interruption.unknown("a view of an interface file") }
      return made
    }
    self["_Interface.key(_:)"] = { arguments, _ in
      RuntimeValue(optional: try arguments[0].interfaceObject(arguments[1]).key.map { .text($0) })
    }
    self["_Interface.subviews(_:)"] = { arguments, _ in
      .integers(try arguments[0].interfaceObject(arguments[1]).subviews)
    }
    self["_Interface.settings(_:)"] = { arguments, call in
      let settings = try arguments[0].interfaceObject(arguments[1]).properties
      return .list(
        ContiguousArray(
          try settings.compactMap { setting in
            guard let name = setting.label,
              let value = try InterfaceObjects(call.machine).setting(setting.value)
            else {
              return nil
            }
            return .fields([.text(name), value])
          }))
    }
    self["_Interface.outlets(_:)"] = { arguments, _ in
      guard case .integer(let index) = arguments[1] else { return .list([]) }
      return .list(
        ContiguousArray(
          try arguments[0].part.outlets(of: index).map { outlet, destination in
            .fields([.text(outlet.property), .integer(destination), .boolean(outlet.isCollection)])
          }))
    }
  }

  private mutating func addScenes() {
    self["_Interface.prototypes(_:)"] = { arguments, _ in
      let part = try arguments[0].part
      let prototypes = try arguments[0].interfaceObject(arguments[1]).prototypes
      return .list(
        ContiguousArray(
          prototypes.map { .fields([.text($0.identifier), .part(InterfacePart($0.outline, in: part.file))]) })
      )
    }
    self["_Interface.sections(_:)"] = { arguments, _ in
      guard let sections = try arguments[0].interfaceObject(arguments[1]).sections else { return .none(0) }
      return RuntimeValue.list(
        ContiguousArray(
          sections.map { section in
            .fields([.optional(section.header), .optional(section.footer), .integers(section.cells)])
          })
      ).wrapped
    }
    self["_Interface.embedded(_:)"] = { arguments, _ in
      let id = try arguments[0].interfaceObject(arguments[1]).embedded
      let part = try arguments[0].part
      return RuntimeValue(optional: id.flatMap { id in part.scene { $0.id == id } }.map { .part($0) })
    }
    self["_Interface.scene(_:)"] = { arguments, _ in
      let part = try arguments[0].part
      let found: InterfacePart? =
        if case .text(let wanted)? = arguments[1].unwrapped {
          part.scene { $0.identifier == wanted }
        } else {
          part.scene { $0.id == part.file.initialScene }
        }
      return RuntimeValue(optional: found.map { .part($0) })
    }
    self["_Interface.makeController()"] = { arguments, call in
      guard let scene = try arguments[0].part.scene else { return .none(0) }
      return try RuntimeValue(
        optional: InterfaceObjects(call.machine).decoded(scene.customClass, else: scene.className))
    }
    self["_Interface.id"] = { arguments, _ in .optional(try arguments[0].part.scene?.id) }
    self["_Interface.title"] = { arguments, _ in .optional(try arguments[0].part.scene?.title) }
    self["_Interface.held"] = { arguments, _ in
      let part = try arguments[0].part
      let held = part.scene?.held ?? []
      return .list(
        ContiguousArray(held.compactMap { id in part.scene { $0.id == id }.map { .part($0) } }))
    }
  }
}

extension NativeCall {
  fileprivate var interfaceHost: (any InterfaceFilesHost)? { machine.host as? any InterfaceFilesHost }

  /// The file that declares the class of an object; empty for none.
  fileprivate func path(of object: RuntimeValue) -> String {
    guard case .object(let object)? = object.unwrapped, let nominal = object.type.nominal else { return "" }
    return nominal.module.isSource ? nominal.code.file.path : ""
  }
}

extension RuntimeValue {
  fileprivate static func part(_ part: InterfacePart) -> RuntimeValue { .host(HostValue(part)) }
  fileprivate static func integers(_ numbers: [Int]) -> RuntimeValue {
    .list(ContiguousArray(numbers.map { .integer($0) }))
  }
  fileprivate static func optional(_ text: String?) -> RuntimeValue {
    RuntimeValue(optional: text.map { .text($0) })
  }

  fileprivate var part: InterfacePart { get throws { try hosted(InterfacePart.self) } }

  fileprivate func interfaceObject(_ index: RuntimeValue) throws -> InterfaceOutline.Object {
    guard case .integer(let index) = index, try part.outline.objects.indices.contains(index) else {
      throw Interruption.unknown("an object of an interface file")
    }
    return try part.outline.objects[index]
  }

  fileprivate var string: String {
    get throws {
      guard case .text(let text) = self else { throw Interruption.unknown("a text") }
      return text
    }
  }
}
