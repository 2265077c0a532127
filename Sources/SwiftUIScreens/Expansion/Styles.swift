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
  static let styledGroups: Set<String> = [
    "DisclosureGroup", "GroupBox", "ControlGroup", "LabeledContent", "Form",
  ]

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
    "Form": Shape(modifier: "formStyle", styleProtocol: "FormStyle"),
  ]

  /// Whether a modifier's styles are run.
  static func runsStyles(of modifier: String) -> Bool { shapes.values.contains { $0.modifier == modifier } }

  func style(of typeName: String, _ around: Surroundings) -> FoundStyle? {
    guard let shape = ViewExpander.shapes[typeName], let style = around.styles[shape.modifier] else {
      return nil
    }
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
      guard let styleProtocol = machine.nominal(name, of: "SwiftUI"),
        machine.conforms(style.type, to: styleProtocol),
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
      do {
        fields.append(try part(property.name, type, call, at: identity, around))
      } catch Interruption
        .unknown(let cause, let place) where !cause.isBeyondBounds
      {
        // The style shows all else.
        let gap = RuntimeGap(
          .held, source: property.name, name: property.name, cause: cause, place: place ?? call.record.place)
        fields.append(.unknown(UnknownValue(gap)))
      }
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
          ? .host(Placeholder(TypedValue(.none(0), language.optional(inner)), around))
          : .none(0)
      }
      return .host(Placeholder(view, around))
    }
    switch name {
    case "_control": return .host(StyledControl(call))
    case "isPressed", "isMixed": return .boolean(false)
    case "_action": return .function(try action(of: call))
    case "fractionCompleted":
      if let progress = call["progress"] { return try fraction(of: progress) }
      guard call["timerInterval"] == nil else { break }
      return try fraction(of: call).map { .floating($0) } ?? .none(0)
    case "value":
      guard call.typeName == "Gauge" else { break }
      return .floating(try level(of: call))
    default:
      if let given = call[name] {
        guard given.type === type else { break }
        return given.value
      }
      if language.wrapped(type) != nil { return .none(0) }
    }
    throw Interruption.unknown("the \(name) that a style of \(call.typeName) is told", call.record.place)
  }

  /// A group that is given no state of its own to fold by, with one that its style can read and set.
  func folding(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> RecordedCall {
    guard call.typeName == "DisclosureGroup", style(of: call.typeName, around) != nil,
      call["isExpanded"] == nil, let bool = machine.nominal("Bool", of: "Swift")
    else { return call }
    let key = PropertyPlace.Key(view: identity, property: Identity.root.child("isExpanded"))
    var call = call
    call.arguments.append(
      RecordedCall.Given(
        label: "isExpanded", writtenLabel: "isExpanded",
        value: try run.keptBinding(bool.selfType, .boolean(false), at: key),
        type: machine.program.types.nominal(types.binding, [bool.selfType]), isBuilder: false,
        isAnyView: false))
    return call
  }

  /// What `trigger()` does.
  private func action(of call: RecordedCall) throws -> FunctionValue {
    guard call.typeName == "Button", let action = call["action"]?.value.functionValue else {
      let place = call.record.place
      return FunctionValue { _ in
        throw Interruption.unknown("what a style triggers of \(call.typeName)", place)
      }
    }
    return action
  }

  /// How much of a `Progress` is done; nil where that isn't known to it either.
  private func fraction(of progress: RecordedCall.Given) throws -> RuntimeValue {
    // Objects change without anyone being told.
    machine.store.cannotRepeat()
    let value = machine.opened(progress.typed)
    guard let nominal = machine.nominal("Progress", of: "Foundation"),
      let isIndeterminate = machine.program.ownValues(named: "isIndeterminate", of: nominal).first,
      let fraction = machine.program.ownValues(named: "fractionCompleted", of: nominal).first
    else { throw Interruption.unknown("how much is done") }
    if case .boolean(true) = try machine.read(isIndeterminate, of: value.value, on: value.type) {
      return .none(0)
    }
    return try machine.read(fraction, of: value.value, on: value.type)
  }

  private func fraction(of call: RecordedCall) throws -> Double? {
    guard let value = call["value"]?.value.unwrapped else { return nil }
    if case .unknown(let unknown) = value { throw unknown.interruption }
    guard let done = number(value), let total = call["total"].map({ number($0.value) }) ?? 1 else {
      throw Interruption.unknown("how much is done", call.record.place)
    }
    return total == 0 ? 0 : done / total
  }

  private func number(_ value: RuntimeValue) -> Double? {
    switch value {
    case .floating(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// Where between its bounds a gauge stands: "The valid range is 0.0...1.0" (Apple documentation of
  /// `GaugeStyleConfiguration.value`).
  private func level(of call: RecordedCall) throws -> Double {
    guard let value = call["value"].flatMap({ number($0.value) }) else {
      throw Interruption.unknown("where a gauge stands", call.record.place)
    }
    var (lower, upper) = (0.0, 1.0)
    if let bounds = call["in"] {
      guard case .fields(let fields) = bounds.value, fields.count == 2, let first = number(fields[0]),
        let last = number(fields[1])
      else { throw Interruption.unknown("the bounds of a gauge", call.record.place) }
      (lower, upper) = (first, last)
    }
    return upper > lower ? min(max((value - lower) / (upper - lower), 0), 1) : 0
  }

  /// `Toggle(configuration)` in a style: the control as it was written, without that style; nil for what is not
  /// made of what a style is told.
  func restored(_ call: RecordedCall, at identity: Identity, _ around: Surroundings) throws -> [ViewNode]? {
    guard let given = call["configuration"], call.arguments.count == 1,
      let place = machine.keptProperties(of: given.type).firstIndex(where: { $0.property.name == "_control" }
      ),
      case .fields(let fields) = given.value, place < fields.count, case .host(let host) = fields[place],
      let control = host.value as? StyledControl
    else { return nil }
    return try expand(bare: control.call.record, at: identity.child("control"), around)
  }

  /// A part of a control as a view: its builder's content or its title.
  private func view(of name: String, _ call: RecordedCall, at identity: Identity) throws -> TypedValue? {
    if let given = call[name], case .function(let function) = given.value, let shape = given.type.function {
      return TypedValue(try function.call(), machine.plain(shape.result))
    }
    // Before what is handed over by the part's name: `init<S>(_ title: S, systemImage: String)`.
    if name == "label" || name == "title", let title = call.arguments.first(where: { $0.writtenLabel == nil })
    {
      return TypedValue(.host(BareView("Text", [title])), title.type)
    }
    if let given = call[name] { return given.typed }
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

/// A control as it was written, for a style that shows it.
final class StyledControl {
  let call: RecordedCall

  init(_ call: RecordedCall) { self.call = call }
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
