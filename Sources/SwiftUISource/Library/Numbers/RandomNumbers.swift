/// Random numbers, the same in every run: of the system's generator, or of one of the app's, from which
/// Swift makes them as the standard library documents in its source.
extension Machine {
  /// `Int.random(in:)`, `Double.random(in:)`, `Bool.random()`.
  func random(_ type: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if type == "Bool" {
      return .bool(try draw(call) & 0x1_0000 != 0)
    }
    guard case .range(let range)? = call["in"], let low = range.lower, let high = range.upper else {
      return nil
    }
    if MachineTypes.floatingPoint.contains(type) {
      guard let a = low.doubleValue, let b = high.doubleValue, a <= b, (b - a).isFinite else { return nil }
      return .double(try fraction(call) * (b - a) + a)
    }
    guard let a = low.exactInt, let b = high.exactInt else { return nil }
    let span = b.subtractingReportingOverflow(a)
    guard !span.overflow, range.isClosed ? span.partialValue >= 0 : span.partialValue > 0 else {
      throw trap("there is no random number in an empty range", call.expression)
    }
    let count = UInt64(span.partialValue) + (range.isClosed ? 1 : 0)
    return .int(a + Int(truncatingIfNeeded: try draw(below: count, call)))
  }

  /// A place in a list of so many.
  func randomPlace(below count: Int, _ call: LibraryCall) throws(Interrupt) -> Int {
    guard count > 0 else { return 0 }
    return call.has("using")
      ? Int(truncatingIfNeeded: try draw(below: UInt64(count), call)) : randomIndex(below: count)
  }

  /// The elements in an order that the generator of a call gives, as the standard library shuffles.
  func shuffled(_ values: [Value], _ call: LibraryCall) throws(Interrupt) -> [Value] {
    guard call.has("using") else { return shuffled(values) }
    var result = values
    for place in result.indices.dropLast() {
      result.swapAt(place, place + (try randomPlace(below: result.count - place, call)))
    }
    return result
  }

  /// Whether a generator of the app's is to be asked, as far as its numbers can be followed.
  private func isOwn(_ call: LibraryCall) -> Bool {
    guard let info = call["using"].flatMap(declaredInfo) else { return false }
    return !unknownGenerators.contains(ObjectIdentifier(info))
  }

  private func fraction(_ call: LibraryCall) throws(Interrupt) -> Double {
    guard isOwn(call) else { return Double(state.nextRandom() >> 11) / 9_007_199_254_740_992 }
    return Double(try draw(call) & ((1 << 53) - 1)) * (Double.ulpOfOne / 2)
  }

  /// The next bits of the generator that a call names, or of the system's.
  private func draw(_ call: LibraryCall) throws(Interrupt) -> UInt64 {
    guard let argument = call.arguments.first(where: { $0.label == "using" }),
      let info = declaredInfo(of: argument.value), !unknownGenerators.contains(ObjectIdentifier(info))
    else { return state.nextRandom() }
    for type in project.lineage(of: info) {
      guard
        let function = type.functions["next"]?.first(where: { $0.body.value != nil && $0.parameters.isEmpty })
      else { continue }
      let scope = argument.scope ?? Scope(parent: nil, file: call.expression.file)
      var drawn = Value.void
      let draw: Change = { (place) throws(Interrupt) in
        var left = place
        drawn = try self.call(
          function, owner: place, type: type, [], from: scope, closureScope: nil, call.expression,
          mutated: { (changed) throws(Interrupt) in left = changed })
        place = left
      }
      if case .inOut(let target)? = argument.expression?.kind {
        try mutate(target, in: scope, draw)
      } else {
        var value = argument.value
        try draw(&value)
      }
      if let bits = drawn.exactInt { return UInt64(bitPattern: Int64(bits)) }
      // What it is made of is not known: the system's generator stands for it.
      unknownGenerators.insert(ObjectIdentifier(info))
      return state.nextRandom()
    }
    return state.nextRandom()
  }

  private static let mostDraws = 1_000

  /// A number below a bound, each as likely as the others; any number where the bound is 0.
  private func draw(below bound: UInt64, _ call: LibraryCall) throws(Interrupt) -> UInt64 {
    var drawn = try draw(call)
    if bound == 0 { return drawn }
    guard isOwn(call) else { return drawn % bound }
    var product = drawn.multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      // A generator that gives the same for ever would never give a fit one.
      for _ in 0..<Self.mostDraws where product.low < threshold {
        drawn = try draw(call)
        product = drawn.multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }
}
