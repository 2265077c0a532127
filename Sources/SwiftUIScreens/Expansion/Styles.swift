import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// What an app's own style makes of a control: `makeBody` run with the control's parts.
extension ViewExpander {
  /// A style of the app around a view, with the modifier that set it.
  struct FoundStyle {
    var style: TypedValue
    var modifier: String
    var shape: Shape
  }

  /// Which protocol a style is of, and what it is told.
  struct Shape {
    var modifier: String
    var styleProtocol: String
  }

  /// Views that hold others, which their style shows once and where it likes.
  static let styledGroups: Set<String> = ["DisclosureGroup", "GroupBox", "ControlGroup", "LabeledContent"]

  private static let shapes: [String: Shape] = [
    "Button": Shape(modifier: "buttonStyle", styleProtocol: "ButtonStyle"),
    "NavigationLink": Shape(modifier: "buttonStyle", styleProtocol: "ButtonStyle"),
    "Link": Shape(modifier: "buttonStyle", styleProtocol: "ButtonStyle"),
    "ShareLink": Shape(modifier: "buttonStyle", styleProtocol: "ButtonStyle"),
    "Toggle": Shape(modifier: "toggleStyle", styleProtocol: "ToggleStyle"),
    "Label": Shape(modifier: "labelStyle", styleProtocol: "LabelStyle"),
    "ProgressView": Shape(modifier: "progressViewStyle", styleProtocol: "ProgressViewStyle"),
    "Gauge": Shape(modifier: "gaugeStyle", styleProtocol: "GaugeStyle"),
    "GroupBox": Shape(modifier: "groupBoxStyle", styleProtocol: "GroupBoxStyle"),
    "DisclosureGroup": Shape(modifier: "disclosureGroupStyle", styleProtocol: "DisclosureGroupStyle"),
    "LabeledContent": Shape(modifier: "labeledContentStyle", styleProtocol: "LabeledContentStyle"),
    "Menu": Shape(modifier: "menuStyle", styleProtocol: "MenuStyle"),
    "ControlGroup": Shape(modifier: "controlGroupStyle", styleProtocol: "ControlGroupStyle"),
  ]

  func style(of typeName: String, _ around: Surroundings) -> FoundStyle? {
    guard let shape = ViewExpander.shapes[typeName], let style = around.styles[shape.modifier] else { return nil }
    return FoundStyle(style: style, modifier: shape.modifier, shape: shape)
  }

  func styled(
    _ found: FoundStyle, _ call: RecordedCall, at identity: Identity, _ around: Surroundings
  ) throws -> [ViewNode] {
    // Inside the style, a control of the same kind is a plain one.
    var inside = around
    inside.styles[found.modifier] = nil
    let place = identity.child("style")
    let style = try settled(found.style, at: place, inside)
    for name in [found.shape.styleProtocol, "Primitive" + found.shape.styleProtocol] {
      guard let styleProtocol = machine.nominal(name, of: "SwiftUI"), machine.conforms(style.type, to: styleProtocol),
        let requirement = machine.requirement("makeBody", of: styleProtocol),
        let parameter = machine.program.interface(of: requirement).parameters?.first
      else { continue }
      let configuration = try configuration(machine.plain(parameter.type), call, at: identity, around)
      var arguments: ContiguousArray<RuntimeValue> = [style.value, configuration]
      let body = try machine.call(member: requirement, returning: style.type, &arguments)
      return try expand(body, at: identity.child("styled"), inside)
    }
    throw Interruption.unknown("the style \(style.type)", call.record.place)
  }

  /// What a style is told of a control: its parts by their names.
  private func configuration(
    _ type: Type, _ call: RecordedCall, at identity: Identity, _ around: Surroundings
  ) throws -> RuntimeValue {
    var fields: ContiguousArray<RuntimeValue> = []
    for (property, type) in machine.keptProperties(of: type) {
      fields.append(try part(property.name, type, call, at: identity, around))
    }
    guard !fields.isEmpty else { throw Interruption.unknown("what a style of \(call.typeName) is told") }
    return .fields(fields)
  }

  private func part(
    _ name: String, _ type: Type, _ call: RecordedCall, at identity: Identity, _ around: Surroundings
  ) throws -> RuntimeValue {
    let language = machine.program.language
    let inner = language.wrapped(type) ?? type
    if machine.conforms(inner, to: types.view) {
      guard let view = try view(of: name, call, at: identity) else {
        return language.wrapped(type) == nil
          ? .host(Placeholder(TypedValue(.none(0), language.optional(inner)), at: identity, around)) : .none(0)
      }
      return .host(Placeholder(view, at: identity.child(name), around))
    }
    if let given = call[name] { return given.value }
    switch name {
    case "isPressed", "isMixed": return .boolean(false)
    case "_action":
      return call["action"]?.value ?? .function(FunctionValue { _ in .void })
    case "fractionCompleted":
      guard let value = call["value"]?.value.unwrapped, case .floating(let done) = value else { return .none(0) }
      var total = 1.0
      if case .floating(let given)? = call["total"]?.value { total = given }
      return .floating(total == 0 ? 0 : done / total)
    default: break
    }
    guard language.wrapped(type) != nil else {
      throw Interruption.unknown("the \(name) that a style of \(call.typeName) is told", call.record.place)
    }
    return .none(0)
  }

  /// A part of a control as a view: its builder's content or its title.
  private func view(of name: String, _ call: RecordedCall, at identity: Identity) throws -> TypedValue? {
    if let given = call[name] {
      guard case .function(let function) = given.value, let shape = given.type.function else { return given.typed }
      return TypedValue(try function.call(), machine.plain(shape.result))
    }
    if name == "label" || name == "title", let title = call.arguments.first(where: { $0.writtenLabel == nil }) {
      return TypedValue(.host(BareView("Text", [title])), title.type)
    }
    if name == "icon" {
      for (label, written) in [("systemImage", "systemName"), ("image", "image")] {
        guard var given = call[label] else { continue }
        given.writtenLabel = written == "image" ? nil : written
        return TypedValue(.host(BareView("Image", [given])), given.type)
      }
    }
    return nil
  }
}

/// A view of the SDK that the system makes, not the app.
final class BareView {
  let name: String
  let arguments: [RecordedCall.Given]

  init(_ name: String, _ arguments: [RecordedCall.Given]) {
    self.name = name
    self.arguments = arguments
  }
}
