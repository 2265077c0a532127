import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

/// Values of the program as the system reads them.
extension ViewExpander {
  /// An argument of a view or a modifier.
  func convert(
    _ argument: RecordedCall.Given, at identity: Identity, _ around: Surroundings
  ) throws -> ArgumentValue {
    do { return try convertKnown(argument, at: identity, around) } catch Interruption.unknown(
      let cause, let place)
    {
      let source = argument.writtenLabel ?? argument.label ?? "\(argument.type)"
      machine.store.note(RuntimeGap(.value, source: source, name: source, cause: cause, place: place))
      return .unknown(source)
    }
  }

  private func convertKnown(
    _ argument: RecordedCall.Given, at identity: Identity, _ around: Surroundings
  ) throws -> ArgumentValue {
    if argument.isAutoclosure, case .function(let function) = argument.value {
      let type = machine.plain(argument.type.function?.result ?? argument.type)
      return try tag(TypedValue(function.call(), type), at: identity, around)
    }
    if case .function(let function) = argument.value, let type = argument.type.function {
      if argument.isBuilder || isView(type.result) {
        guard type.parameters.isEmpty else { throw Interruption.unknown("content that is given a value") }
        return .views(try content(function, type.result, at: identity, around))
      }
      return .handler(Handler(run.action(.function(function, argument.type))))
    }
    if argument.isAnyView { return .views(try expand(argument.typed, at: identity, around)) }
    return try convert(argument.typed, at: identity, around)
  }

  func isView(_ type: Type) -> Bool {
    if case .opaque(let opaque, _) = type.kind { return opaque.uses.contains { isViewProtocol($0.type) } }
    if case .existential(let existential) = type.kind {
      return existential.protocols.contains { isViewProtocol($0.type) }
    }
    return machine.conforms(machine.plain(type), to: types.view)
  }

  private func isViewProtocol(_ type: NominalType) -> Bool {
    type === types.view || machine.conforms(type.selfType, to: types.view)
  }

  /// A value as views and modifiers of the system read it.
  func convert(_ value: TypedValue, at identity: Identity, _ around: Surroundings) throws -> ArgumentValue {
    let value = machine.opened(value)
    if case .none = value.value { return .none }
    if let inner = machine.program.language.wrapped(value.type) {
      guard let content = value.value.unwrapped else { return .none }
      return try convert(TypedValue(content, inner), at: identity, around)
    }
    switch value.value {
    case .unknown(let unknown):
      return unknown.words.map { .text(TextContent($0)) } ?? .unknown(unknown.gap.source)
    case .boolean(let value): return .bool(value)
    case .integer(let value): return .int(value)
    case .floating(let value): return .double(value)
    case .text(let text): return .text(TextContent(text))
    case .list(let elements):
      guard let type = value.type.arguments.first else { break }
      return .list(try elements.map { try convert(TypedValue($0, type), at: identity, around) })
    case .set(let table):
      guard let type = value.type.arguments.first else { break }
      return .list(
        try table.entries.keys.map { try convert(TypedValue($0.value, type), at: identity, around) })
    case .function(let function):
      return .handler(Handler(run.action(.function(function, value.type))))
    case .metatype(let type): return .symbol("\(type)")
    case .record(let record): return try convert(record, value, at: identity, around)
    case .enumCase(let index, let payload): return try convert(index, payload, value, at: identity, around)
    case .fields: return try convert(structure: value, at: identity, around)
    case .host: return try convert(host: value, at: identity, around)
    default: break
    }
    return try opaque(value)
  }

  /// A value that the system only compares and hands back.
  func opaque(_ value: TypedValue) throws -> ArgumentValue {
    let kept = KeptValue(value, alike: try alike(value), of: run.code)
    do { return .opaque(OpaqueValue(kept), description: try described(value)) } catch Interruption.unknown(
      let cause, _) where !cause.isBeyondBounds && !value.value.isUnknown
    {
      // It needs no description: nobody hears it.
      return .opaque(OpaqueValue(kept), description: "\(value.type)")
    }
  }

  /// Which of the objects that were handed out before one is equal to: what it holds is read now, as it may hold
  /// something else, or nothing, in another evaluation.
  private func alike(_ value: TypedValue) throws -> KeptValue.Alike? {
    let value = machine.opened(value)
    guard case .object = value.value, value.type.nominal?.module.isSource ?? false,
      let equatable = machine.nominal("Equatable", of: "Swift"), machine.conforms(value.type, to: equatable)
    else { return nil }
    let known = run.comparedObjects[value.type] ?? []
    var same: Int?
    do {
      same = try known.firstIndex { try machine.isEqual($0, value.value, value.type) }
    } catch Interruption.unknown { return nil }
    if same == nil {
      guard known.count < ScreenRun.mostComparedObjects else { return nil }
      run.comparedObjects[value.type, default: []].append(value.value)
    }
    return KeptValue.Alike(evaluation: run.evaluation, number: same ?? known.count)
  }

  /// The same, of one that the system compares with others: that it can be.
  func compared(_ value: TypedValue) throws -> ArgumentValue {
    _ = try machine.isEqual(value.value, value.value, value.type)
    return try opaque(value)
  }

  func described(_ value: TypedValue) throws -> String {
    let value = machine.opened(value)
    if case .object(let object) = value.value { return "\(object.identity)" }
    if case .host(let host) = value.value, let which = host.value as? ObjectIdentity {
      return "\(which.number)"
    }
    return try machine.describe(value.value, value.type)
  }

  /// What a selection is compared with: plain values as such, others whole.
  func tag(_ value: TypedValue, at identity: Identity, _ around: Surroundings) throws -> ArgumentValue {
    let value = machine.opened(value)
    switch value.value {
    case .none, .boolean, .integer, .floating, .text: return try convert(value, at: identity, around)
    default:
      if let inner = machine.program.language.wrapped(value.type), let content = value.value.unwrapped {
        return try tag(TypedValue(content, inner), at: identity, around)
      }
      return try compared(value)
    }
  }

  // MARK: Records

  private func convert(
    _ record: Record, _ value: TypedValue, at identity: Identity, _ around: Surroundings
  ) throws -> ArgumentValue {
    // A picture that has no name is one all the same.
    let isPicture = value.type.nominal.map { $0 === machine.nominal("Image", of: "SwiftUI") } ?? false
    if let content = try isPicture ? (try? textContent(of: value)) : textContent(of: value) {
      return .text(content)
    }
    if let receiver = machine.receiver(of: record), !isViewValue(record) {
      // `Color.red.opacity(0.5)`, `Font.title.bold()`: what it is made from says what it is.
      let made = try convert(TypedValue(receiver.value, receiver.type), at: identity, around)
      return try adding(what: record, to: made, at: identity, around)
    }
    if let symbol = try symbol(of: value) {
      if let call = symbol.call, call.typeName == "PlottableValue" {
        return .symbol(symbol.name, arguments: try plotted(call, at: identity, around))
      }
      return .symbol(symbol.name, arguments: try arguments(of: symbol.call, at: identity, around))
    }
    if isViewValue(record) { return .views(try expand(value, at: identity, around)) }
    let call = RecordedCall(record, machine)
    if call.arguments.isEmpty, let name = styleName(of: value.type) { return .symbol(name) }
    return .record(call.typeName, try arguments(of: call, at: identity, around))
  }

  /// `DragGesture().onEnded { }`: what happens is kept beside what it is.
  private func adding(
    what record: Record, to made: ArgumentValue, at identity: Identity, _ around: Surroundings
  ) throws -> ArgumentValue {
    guard case .record(let name, var fields) = made,
      let given = machine.arguments(of: record).last, case .function(let function) = given.value
    else { return made }
    fields.append(
      Argument(record.callee.name, .handler(Handler(run.action(.function(function, given.type))))))
    return .record(name, fields)
  }

  private func isViewValue(_ record: Record) -> Bool {
    let result = machine.program.interface(of: record.callee).result
    return isView(machine.concrete(result, record.generics))
  }

  private func arguments(of call: RecordedCall?, at identity: Identity, _ around: Surroundings) throws
    -> [Argument]
  {
    try call?.arguments.enumerated().map { index, argument in
      Argument(argument.writtenLabel, try convert(argument, at: identity.child(index), around))
    } ?? []
  }

  /// A value by its name: a member of its type, a case.
  func symbol(of value: TypedValue) throws -> (name: String, call: RecordedCall?)? {
    let value = machine.opened(value)
    switch value.value {
    case .record(let record) where record.callee.isStatic && !record.callee.isInitializer:
      return (record.callee.name, RecordedCall(record, machine))
    case .enumCase(let index, _):
      guard let cases = value.type.nominal?.cases, index < cases.count else { return nil }
      return (cases[index].name, nil)
    default: return nil
    }
  }

  private func convert(
    _ index: Int, _ payload: ContiguousArray<RuntimeValue>, _ value: TypedValue, at identity: Identity,
    _ around: Surroundings
  ) throws -> ArgumentValue {
    guard let nominal = value.type.nominal, !nominal.module.isSource, index < nominal.cases.count else {
      return try opaque(value)
    }
    let found = nominal.cases[index]
    let parameters = machine.program.interface(of: found).parameters ?? []
    let types = machine.payloadTypes(of: value.type, index)
    var given: [Argument] = []
    for (place, value) in payload.enumerated() where place < types.count {
      let label = place < parameters.count ? parameters[place].label : nil
      given.append(
        Argument(label, try convert(TypedValue(value, types[place]), at: identity.child(place), around)))
    }
    return .symbol(found.name, arguments: given)
  }

  // MARK: Structs

  private func convert(
    structure value: TypedValue, at identity: Identity, _ around: Surroundings
  ) throws -> ArgumentValue {
    guard let nominal = value.type.nominal else { return try opaque(value) }
    if run.isBinding(value.type) {
      return .binding(
        value: try convert(run.read(value), at: identity, around),
        set: Handler(run.action(.setter(value))))
    }
    if nominal === types.key || isResource(value.type) { return .text(try plainText(of: value, near: nil)) }
    if machine.conforms(value.type, to: types.view) {
      return .views(try expand(value, at: identity, around))
    }
    if nominal.module.isSource { return try opaque(value) }
    switch try name(of: value) {
    case .constant(let name): return .symbol(name)
    case .options(let names): return .list(names.map { .symbol($0) })
    case .none: break
    }
    guard case .fields(let fields) = value.value else { return try opaque(value) }
    let properties = machine.keptProperties(of: value.type)
    if let range = try range(value, nominal.name, fields) { return range }
    var given: [Argument] = []
    for (index, (property, type)) in properties.enumerated() where index < fields.count {
      given.append(
        Argument(
          property.name, try convert(TypedValue(fields[index], type), at: identity.child(index), around)))
    }
    return .record(nominal.name, given)
  }

  private func range(_ value: TypedValue, _ name: String, _ fields: ContiguousArray<RuntimeValue>) throws
    -> ArgumentValue?
  {
    let numbers = try fields.compactMap { try number($0) }
    switch (name, numbers.first, numbers.last) {
    case ("Range", let lower?, let upper?), ("ClosedRange", let lower?, let upper?):
      return .range(lower: lower, upper: upper, isClosed: name == "ClosedRange")
    case ("PartialRangeFrom", let lower?, _):
      return .range(lower: lower, upper: .infinity, isClosed: true)
    case ("PartialRangeThrough", _, let upper?), ("PartialRangeUpTo", _, let upper?):
      return .range(lower: -.infinity, upper: upper, isClosed: name == "PartialRangeThrough")
    default: return nil
    }
  }

  private func number(_ value: RuntimeValue) throws -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .floating(let number): number
    case .host(let host): (host.value as? Date)?.timeIntervalSince1970
    default: nil
    }
  }

  // MARK: Values of this machine

  private func convert(
    host value: TypedValue, at identity: Identity, _ around: Surroundings
  ) throws -> ArgumentValue {
    guard case .host(let host) = value.value else { return try opaque(value) }
    switch host.value {
    case let date as Date: return .date(date.timeIntervalSince1970)
    case let url as URL: return .url(url.absoluteString)
    case let path as KeyPathValue:
      if case .property(let property, _, _)? = path.steps.last { return .symbol(property.name) }
      return try opaque(value)
    case let parts as DateComponents:
      let fields = [("year", parts.year), ("month", parts.month), ("day", parts.day)]
      return .record(
        "DateComponents", fields.compactMap { name, part in part.map { Argument(name, .int($0)) } })
    case is Placeholder: return .views(try expand(value, at: identity, around))
    case let size as CGSize:
      return .record(
        "CGSize", [Argument("width", .double(size.width)), Argument("height", .double(size.height))])
    case let point as CGPoint:
      return .record("CGPoint", [Argument("x", .double(point.x)), Argument("y", .double(point.y))])
    default:
      if value.type.nominal?.name == "Substring" {
        return .text(TextContent(try machine.describe(value.value, value.type)))
      }
      return try opaque(value)
    }
  }
}
