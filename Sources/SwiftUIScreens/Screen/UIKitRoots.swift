import EarshotSwiftCode
import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Views and controllers of UIKit that are opened by themselves, with stand-ins for what others would give them.
struct UIKitRoots {
  let machine: Machine
  let standIns: StandIns
  private var program: Program { machine.program }

  /// The view of SwiftUI that shows one; nil for a type that is none of UIKit's.
  ///
  /// - Parameter isInNavigation: whether a controller is in a navigation controller, whatever it says of a bar.
  func view(_ type: Type, isInNavigation: Bool) throws -> TypedValue? {
    if isKind(type, of: "UIViewController") {
      return try shown(
        by: UIKitRoots.controllerView, ["controller", "isInNavigation"], made(type), .boolean(isInNavigation))
    }
    if isKind(type, of: "UIView") { return try shown(by: "_UIViewAlone", ["view"], made(type)) }
    return nil
  }

  /// Whether a screen has the navigation controller already that it is to stand in.
  static func isInNavigation(_ type: Type, _ parent: ScreenParent) -> Bool {
    parent == .navigation && type.nominal?.name == controllerView
  }

  private static let controllerView = "_UIViewControllerAlone"

  func isKind(_ type: Type, of name: String) -> Bool {
    guard type.isClass, let known = machine.nominal(name, of: "UIKit") else { return false }
    return program.superclassType(of: type, declaredBy: known) != nil
  }

  private func shown(by name: String, _ labels: [String?], _ parts: RuntimeValue...) throws -> TypedValue {
    guard let view = machine.nominal(name, of: "SwiftUI"),
      let found = program.ownValues(named: "init", of: view).first(where: { $0.labels == labels })
    else { throw Interruption.unknown("what UIKit shows") }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(view.selfType)]
    arguments.append(contentsOf: parts)
    return TypedValue(try machine.call(member: found, on: view.selfType, own: [], &arguments), view.selfType)
  }

  // MARK: Making

  private func made(_ type: Type) throws -> RuntimeValue {
    var object = try initialized(type)
    try standInForGiven(&object, type)
    return object
  }

  /// By the first initializer that is no decoder's and no one's that UIKit itself has, with stand-ins.
  private func initialized(_ type: Type) throws -> RuntimeValue {
    var current: Type? = type
    while let place = current, let nominal = place.nominal {
      let own = program.ownValues(named: "init", of: nominal).filter { !UIKitRoots.isDecoder($0) }
      let found =
        nominal.module.isSource
        ? own.first { !UIKitRoots.designated.contains($0.labels ?? []) } ?? own.first
        : own.first { ($0.labels ?? []).isEmpty }
      if let found { return try call(found, type) }
      current = program.superclass(of: place)
    }
    throw Interruption.unknown("what \(type) is made with")
  }

  private static func isDecoder(_ value: Value) -> Bool { value.labels == ["coder"] }

  /// The initializers that the app's classes take over from UIKit's.
  private static let designated: [[String?]] = [
    ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"], [],
  ]

  private func call(_ initializer: Value, _ type: Type) throws -> RuntimeValue {
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type)]
    for parameter in program.interface(of: initializer).parameters ?? [] {
      let wanted = machine.plain(machine.type(parameter.type, of: initializer, on: type))
      if let given = try standIns.given(parameter.name, as: wanted) {
        arguments.append(given)
      } else {
        arguments.append(
          parameter.hasDefault ? .unset : try standIns.standIn(named: parameter.name, as: wanted))
      }
    }
    let made = try machine.call(member: initializer, on: type, own: [], &arguments)
    guard let object = made.unwrapped else { throw Interruption.unknown("what \(type) is made with") }
    return object
  }

  /// What is set between making a view and showing it: properties that count as given without a value.
  private func standInForGiven(_ object: inout RuntimeValue, _ type: Type) throws {
    for (index, (property, kept)) in machine.keptProperties(of: type).enumerated() {
      let interface = program.interface(of: property)
      guard interface.isImplicitlyUnwrapped, property.owner?.module.isSource ?? false,
        !property.attributes.contains(where: { $0.name == "IBOutlet" }),
        let wanted = program.language.wrapped(kept)
      else { continue }
      let standIns = standIns
      try machine.modifyStored(index, of: &object) { held in
        guard held.unwrapped == nil else { return }
        held =
          try standIns.given(property.name, as: wanted)?.wrapped
          ?? standIns.standIn(named: property.name, as: wanted).wrapped
      }
    }
  }
}
