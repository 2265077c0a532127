import EarshotSwiftCode
import EarshotSwiftSemantics

/// How a property is kept.
enum PropertyKind {
  /// In the value or the object itself, at a place.
  case stored(Int)
  /// Made when it is first read.
  case lazy(Int)
  /// By a property wrapper, which is kept at a place.
  case wrapped(Int, Type)
  /// `_name`: the wrapper itself.
  case storage(Int)
  /// `$name`
  case projection(Int, Type)
  case computed
  /// Observers around a superclass's property.
  case overriding
  /// A global variable, or one of a type itself.
  case single
  /// Such a one, by a property wrapper.
  case wrappedSingle(Type, of: Value, property: String?)
  /// Of a protocol.
  case requirement
}

extension Machine {
  func propertyKind(of value: Value) -> PropertyKind {
    let callable = tables.callable(value)
    if let known = callable.propertyKind { return known }
    let kind = makePropertyKind(of: value)
    callable.propertyKind = kind
    return kind
  }

  private func makePropertyKind(of value: Value) -> PropertyKind {
    guard case .variable(let code, _, let name, _) = value.code else { return .computed }
    if value.isRequirement, value.owner?.isProtocol ?? false { return .requirement }
    guard value.isStored,
      value.context.file.module.isSource || code.bindings.contains(where: { $0.value != nil })
        || tables.callable(value).isMissing, !tables.callable(value).isRecorded
    else { return .computed }
    guard let owner = value.owner, !value.isStatic else {
      guard let wrapper = program.wrapperTypes(of: value) else { return .single }
      let plain = value.owner.flatMap { program.ownValues(named: name, of: $0).first } ?? value
      let property: String? =
        value.name == name ? "wrappedValue" : value.name.hasPrefix("$") ? "projectedValue" : nil
      return .wrappedSingle(wrapper.storage, of: plain, property: property)
    }
    if value.modifiers.contains(.isOverride) { return .overriding }
    guard let place = tables.layout(of: owner).place(of: value) else { return .computed }
    if let wrapper = program.wrapperTypes(of: value) {
      if value.name == "_" + name { return .storage(place) }
      if value.name == "$" + name { return .projection(place, wrapper.storage) }
      return .wrapped(place, wrapper.storage)
    }
    return code.modifiers.contains(.isLazy) ? .lazy(place) : .stored(place)
  }

  // MARK: Reading

  /// Reads a property of a value.
  package func read(_ value: Value, of base: RuntimeValue, on type: Type) throws -> RuntimeValue {
    var receiver = base
    let member = try dispatch(value, on: type, &receiver)
    guard let found = member.value else {
      var arguments: ContiguousArray = [receiver]
      let result = try synthesize(requirement: value, for: member.type, &arguments)
      return member.isOpened ? try close(result, of: value, member.type, type) : result
    }
    let result = try readPlain(found, receiver, member.type)
    return member.isOpened ? try close(result, of: value, member.type, type) : result
  }

  /// Reads a property that is known to be the one that is meant.
  func readPlain(_ value: Value, _ base: RuntimeValue, _ type: Type) throws -> RuntimeValue {
    switch propertyKind(of: value) {
    case .stored(let place), .storage(let place): return try field(place, of: base, value)
    case .lazy(let place):
      let known = try field(place, of: base, value)
      if case .unset = known {} else { return known }
      let made = try initialValue(of: value, base, type)
      if case .object(let object) = base { object[place] = made }
      return made
    case .wrapped(let place, let storage):
      return try readWrapped("wrappedValue", value, place, storage, base, type)
    case .projection(let place, let storage):
      return try readWrapped("projectedValue", value, place, storage, base, type)
    case .computed, .requirement:
      var arguments: ContiguousArray = [base]
      return try call(tables.callable(value), generics(of: value, on: type, own: []), &arguments)
    case .overriding:
      let above = try overridden(value)
      return try readPlain(above, base, type)
    case .single: return try place(ofSingle: value, type).value
    case .wrappedSingle(let storage, let plain, let property):
      let wrapper = try place(ofSingle: plain, type).value
      guard let property else { return wrapper }
      return try read(wrapperProperty(property, storage), of: wrapper, on: storage)
    }
  }

  /// What a property of a superclass is that another one overrides.
  private func overridden(_ value: Value) throws -> Value {
    var current = value.owner.flatMap { program.inheritance(of: $0).superclass?.nominal }
    while let nominal = current {
      if let found = program.ownValues(named: value.name, of: nominal).first(where: { !$0.isStatic }) {
        return found
      }
      current = program.inheritance(of: nominal).superclass?.nominal
    }
    throw Interruption.unknown("the property that \(value.name) overrides")
  }

  func field(_ place: Int, of base: RuntimeValue, _ value: Value) throws -> RuntimeValue {
    switch base {
    case .fields(let fields) where place < fields.count: return fields[place]
    case .object(let object):
      // One of a class whose superclass is not known has less than what is asked of that.
      guard object.has(place) else {
        throw Interruption.unknown("\(value.name) of a value that has no such property")
      }
      if observed.isReading { observed.read(object, place, value) }
      return object[place]
    case .unknown(let unknown): throw unknown.interruption
    default: throw Interruption.unknown("\(value.name) of a value that has no such property")
    }
  }

  private func readWrapped(
    _ name: String, _ value: Value, _ place: Int, _ storage: Type, _ base: RuntimeValue, _ type: Type
  ) throws -> RuntimeValue {
    let storage = memberType(storage, of: value, on: type)
    let wrapper = try field(place, of: base, value)
    if name == "wrappedValue", case .object = base, let found = enclosingSubscript(storage) {
      return try readEnclosed(found, value, base, type, storage)
    }
    let property = try wrapperProperty(name, storage)
    let result = try read(property, of: wrapper, on: storage)
    return name == "wrappedValue" ? try readInner(value, result, storage) : result
  }

  /// What is in the wrappers inside of a wrapper.
  private func readInner(_ value: Value, _ outer: RuntimeValue, _ storage: Type) throws -> RuntimeValue {
    var (result, type) = (outer, storage)
    for _ in 1..<(program.wrapperTypes(of: value)?.layers ?? 1) {
      type = try innerWrapper(type)
      result = try read(wrapperProperty("wrappedValue", type), of: result, on: type)
    }
    return result
  }

  private func innerWrapper(_ storage: Type) throws -> Type {
    let property = try wrapperProperty("wrappedValue", storage)
    return memberType(program.interface(of: property).result, of: property, on: storage)
  }

  /// Changes what is in the innermost of a property's wrappers.
  private func modifyLayers(
    _ count: Int, _ wrapper: inout RuntimeValue, _ storage: Type, _ isSet: Bool,
    _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    let property = try wrapperProperty("wrappedValue", storage)
    if count <= 1 { return try modify(property, of: &wrapper, on: storage, isSet: isSet, body) }
    let inner = try innerWrapper(storage)
    try modify(property, of: &wrapper, on: storage, isSet: false) {
      try modifyLayers(count - 1, &$0, inner, isSet, body)
    }
  }

  func wrapperProperty(_ name: String, _ storage: Type) throws -> Value {
    guard let nominal = storage.nominal,
      let property = program.ownValues(named: name, of: nominal).first(where: { !$0.isStatic })
    else { throw Interruption.unknown("\(name) of \(storage)") }
    return property
  }

  /// A type that stands in a member's declaration, for a value of a type.
  func memberType(_ written: Type, of value: Value, on type: Type) -> Type {
    guard written.hasParameters || written.hasOpaques else { return written }
    return concrete(written, generics(of: value, on: type, own: []))
  }

  /// Whether reading a property may change the value that it is of.
  func changesWhenRead(_ value: Value) -> Bool {
    if value.owner?.kind == .classType { return false }
    switch propertyKind(of: value) {
    case .lazy: return true
    case .computed:
      return value.accessors.contains { $0.kind == .get && $0.modifiers.contains(.isMutating) }
    case .wrapped(_, let storage):
      return (try? wrapperProperty("wrappedValue", storage)).map(changesWhenRead) ?? false
    case .projection(_, let storage):
      return (try? wrapperProperty("projectedValue", storage)).map(changesWhenRead) ?? false
    default: return false
    }
  }

  /// Reads such a property.
  func readChanging(_ value: Value, _ base: inout RuntimeValue, _ type: Type) throws -> RuntimeValue {
    switch propertyKind(of: value) {
    case .lazy(let place):
      let known = try field(place, of: base, value)
      if case .unset = known {} else { return known }
      guard let function = tables.initial(of: value) else { return .unset }
      var arguments: ContiguousArray = [base]
      base = .unset
      let made = try function.run(self, generics(of: value, on: type, own: []), [], &arguments)
      base = arguments[0]
      try base.modifyField(place) { $0 = made }
      return made
    case .wrapped(let place, let storage), .projection(let place, let storage):
      let isProjection: Bool
      if case .projection = propertyKind(of: value) { isProjection = true } else { isProjection = false }
      let storage = memberType(storage, of: value, on: type)
      let property = try wrapperProperty(isProjection ? "projectedValue" : "wrappedValue", storage)
      var result = RuntimeValue.unset
      try base.modifyField(place) { result = try readChanging(property, &$0, storage) }
      return result
    default:
      var arguments: ContiguousArray = [base]
      base = .unset
      defer { base = arguments[0] }
      return try call(tables.callable(value), generics(of: value, on: type, own: []), &arguments)
    }
  }

  // MARK: Changing

  /// Sets a property of a value.
  package func write(_ value: Value, of base: inout RuntimeValue, on type: Type, to new: RuntimeValue) throws
  {
    try modify(value, of: &base, on: type, isSet: true) { $0 = new }
  }

  /// Changes a property of a value.
  /// - Parameter isSet: whether what it held doesn't matter.
  func modify(
    _ value: Value, of base: inout RuntimeValue, on type: Type, isSet: Bool,
    _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    var receiver = base
    base = .unset
    let member: DispatchedMember
    do { member = try dispatch(value, on: type, &receiver) } catch {
      base = receiver
      throw error
    }
    defer {
      base =
        member.isOpened ? .existential(ExistentialValue(type: member.type, value: receiver)) : receiver
    }
    guard let found = member.value else {
      throw Interruption.unknown("how \(value.name) of \(member.type) is set")
    }
    try modifyPlain(found, &receiver, member.type, isSet: isSet, body)
  }

  func modifyPlain(
    _ value: Value, _ base: inout RuntimeValue, _ type: Type, isSet: Bool,
    _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    switch propertyKind(of: value) {
    case .stored(let place):
      if value.hasAccessor(.willSet) || value.hasAccessor(.didSet) {
        return try modifyObserved(value, place, &base, type, body)
      }
      try changeField(place, &base, isSet: isSet, body)
    // The observers are the wrapped property's.
    case .storage(let place): try changeField(place, &base, isSet: isSet, body)
    case .lazy(let place):
      let isObserved = value.hasAccessor(.willSet) || value.hasAccessor(.didSet)
      if !isSet || isObserved { _ = try readChanging(value, &base, type) }
      if isObserved { return try modifyObserved(value, place, &base, type, body) }
      try base.modifyField(place, body)
    case .wrapped(let place, let storage):
      try modifyWrapped("wrappedValue", value, place, storage, &base, type, isSet, body)
    case .projection(let place, let storage):
      try modifyWrapped("projectedValue", value, place, storage, &base, type, isSet, body)
    case .computed, .requirement:
      let generics = generics(of: value, on: type, own: [])
      let callable = tables.callable(value)
      if !isSet, let modifier = callable.modifier {
        return try modify(by: modifier, callable, generics, &base, [], body)
      }
      var new = RuntimeValue.unset
      if !isSet {
        var arguments: ContiguousArray = [base]
        new = try call(callable, generics, &arguments)
      }
      try body(&new)
      // What can't be set is only passed through: on the way to what an object holds, or a wrapper's setter
      // that changes no value.
      if !isSet, !value.isSettable { return }
      var arguments: ContiguousArray = [base, new]
      base = .unset
      defer { base = arguments[0] }
      try set(callable, generics, &arguments)
    case .overriding:
      let above = try overridden(value)
      // Who doesn't ask for the old value doesn't read it (SE-0268).
      let needsOld = !isSet || value.usesOldValue
      var new = needsOld ? try readPlain(above, base, type) : .unset
      let old = new
      try body(&new)
      try observe(.willSet, value, &base, type, new)
      try modifyPlain(above, &base, type, isSet: true) { $0 = new }
      try observe(.didSet, value, &base, type, old)
    case .single: try modifySingle(value, type, isSet: isSet, body)
    case .wrappedSingle(let storage, let plain, let property):
      let place = try place(ofSingle: plain, type)
      guard let property else { return try place.modify(body) }
      let found = try wrapperProperty(property, storage)
      try place.modify { try modify(found, of: &$0, on: storage, isSet: isSet, body) }
    }
  }

  /// Changes a stored property, and tells who watches it.
  /// - Parameter isSet: whether what it held doesn't matter.
  func changeField(
    _ place: Int, _ base: inout RuntimeValue, isSet: Bool, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    if observed.isWatching, case .object(let object) = base { try observed.willChange(object, place) }
    try base.modifyField(place, isSet: isSet, body)
  }

  func modifySingle(
    _ value: Value, _ type: Type, isSet: Bool, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    let cell = try place(ofSingle: value, type)
    guard value.hasAccessor(.willSet) || value.hasAccessor(.didSet) else {
      return try cell.modify(isSet: isSet, body)
    }
    var new = cell.value
    try body(&new)
    var receiver = RuntimeValue.metatype(type)
    try observe(.willSet, value, &receiver, type, new)
    let old = cell.value
    cell.value = new
    try observe(.didSet, value, &receiver, type, old)
  }

  private func modifyObserved(
    _ value: Value, _ place: Int, _ base: inout RuntimeValue, _ type: Type,
    _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    let old = try field(place, of: base, value)
    var new = old
    var end: (any Error)?
    // An optional chain that ends here has begun to change the property all the same.
    do { try body(&new) } catch ChainEnd.reached { end = ChainEnd.reached }
    try observe(.willSet, value, &base, type, new)
    try changeField(place, &base, isSet: true) { $0 = new }
    try observe(.didSet, value, &base, type, old)
    if let end { throw end }
  }

  private func observe(
    _ kind: Accessor.Kind, _ value: Value, _ base: inout RuntimeValue, _ type: Type, _ given: RuntimeValue
  ) throws {
    guard value.hasAccessor(kind), let function = tables.observer(kind, of: value) else { return }
    var arguments: ContiguousArray = [base, given]
    base = .unset
    defer { base = arguments[0] }
    _ = try function.run(self, generics(of: value, on: type, own: []), [], &arguments)
  }

  /// A property with a wrapper has no storage of its own: its observers are called wherever it is set, also in them and
  /// in initializers (`isDirectToStorageAccess`, lib/AST/Decl.cpp).
  private func modifyWrapped(
    _ name: String, _ value: Value, _ place: Int, _ storage: Type, _ base: inout RuntimeValue,
    _ type: Type, _ isSet: Bool, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    guard value.hasAccessor(.willSet) || value.hasAccessor(.didSet) else {
      return try modifyUnobserved(name, value, place, storage, &base, type, isSet, body)
    }
    let old = try readPlain(value, base, type)
    var new = old
    try body(&new)
    try observe(.willSet, value, &base, type, new)
    try modifyUnobserved(name, value, place, storage, &base, type, true) { $0 = new }
    try observe(.didSet, value, &base, type, old)
  }

  private func modifyUnobserved(
    _ name: String, _ value: Value, _ place: Int, _ storage: Type, _ base: inout RuntimeValue,
    _ type: Type, _ isSet: Bool, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    let storage = memberType(storage, of: value, on: type)
    if name == "wrappedValue", case .object = base, let found = enclosingSubscript(storage) {
      return try modifyEnclosed(found, value, &base, type, storage, isSet, body)
    }
    let property = try wrapperProperty(name, storage)
    let layers = name == "wrappedValue" ? program.wrapperTypes(of: value)?.layers ?? 1 : 1
    try base.modifyField(place) {
      if layers > 1 { return try modifyLayers(layers, &$0, storage, isSet, body) }
      try self.modify(property, of: &$0, on: storage, isSet: isSet, body)
    }
  }

  // MARK: Initial values

  /// What a property begins with.
  func initialValue(of value: Value, _ base: RuntimeValue, _ type: Type) throws -> RuntimeValue {
    guard value.context.file.module.isSource else { return try knownInitialValue(of: value, base, type) }
    do {
      let made = try knownInitialValue(of: value, base, type)
      // What an unknown wrapper makes of it may be another value: that is said.
      guard let cause = program.unknownAttribute(of: value) else { return made }
      let unknown = UnknownValue(gap(of: value, cause, nil))
      store.note(unknown.gap)
      if case .unset = made { return .unknown(unknown) }
      return made
    } catch Interruption.unknown(let cause, let place) {
      let unknown = UnknownValue(gap(of: value, cause, place))
      store.note(unknown.gap)
      return .unknown(unknown)
    }
  }

  private func gap(of property: Value, _ cause: GapCause, _ place: CodePlace?) -> RuntimeGap {
    RuntimeGap(
      .held, source: property.name, name: property.name, cause: cause,
      place: place ?? property.context.file.source.codePlace(property.span.start))
  }

  private func knownInitialValue(of value: Value, _ base: RuntimeValue, _ type: Type) throws -> RuntimeValue {
    guard let function = tables.initial(of: value) else {
      // What keeps the value may give it another than nil.
      if let cause = program.unknownAttribute(of: value), value.hasInitialValue {
        throw Interruption.unknown(cause)
      }
      return Machine.implicitInitial(value)
    }
    var arguments: ContiguousArray = [base]
    return try function.run(self, generics(of: value, on: type, own: []), [], &arguments)
  }

  /// `var tide: Tide?` begins with nil.
  private static func implicitInitial(_ value: Value) -> RuntimeValue {
    value.hasInitialValue ? .none(0) : .unset
  }

  func place(ofSingle value: Value, _ type: Type) throws -> CellReference {
    try tables.place(of: value, owner: value.owner == nil ? nil : ownerType(of: value, type)) {
      try initialValue(of: value, .metatype(type), type)
    }
  }

  /// Subclasses share what their superclass declares.
  private func ownerType(of value: Value, _ type: Type) -> Type {
    guard let owner = value.owner, !owner.isProtocol else { return type }
    return program.superclassType(of: type, declaredBy: owner) ?? type
  }
}

extension RuntimeValue {
  /// Changes one stored property in its place.
  mutating func modifyField(
    _ place: Int, isSet: Bool = false, _ body: (inout RuntimeValue) throws -> Void
  ) throws {
    switch self {
    case .object(let object): try object.modify(place, isSet: isSet, body)
    case .fields(var fields) where place < fields.count:
      self = .unset
      defer { self = .fields(fields) }
      try body(&fields[place])
    case .unknown(let unknown): throw unknown.interruption
    default: throw Interruption.unknown("a property of a value that has none")
    }
  }
}
