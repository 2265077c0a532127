import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `Array` and `ContiguousArray` do.
extension Natives {
  mutating func addArrays() {
    for name in ["Array", "ContiguousArray"] {
      addArrayIndices(name)
      addArrayInitializers(name)
      addArrayAccess(name)
      addArrayChanges(name)
      addArrayComparisons(name)
    }
  }

  private mutating func addArrayInitializers(_ name: String) {
    self["\(name).init(arrayLiteral:)"] = { arguments, _ in arguments[1] }
    self["\(name).init()"] = { _, _ in .list([]) }
    self["\(name).init(_:)"] = { arguments, call in
      .list(try call.machine.elements(of: arguments[1], call.type("S")))
    }
    self["\(name).init(repeating:count:)"] = { arguments, call in
      .list(ContiguousArray(repeating: arguments[1], count: try call.count(arguments[2])))
    }
    self["\(name).+(_: \(name)<Element>, _: \(name)<Element>)"] = { arguments, call in
      let (left, right) = (try arguments[1].list, try arguments[2].list)
      try call.machine.check(elements: left.count + right.count)
      try call.machine.count(work: left.count + right.count)
      return .list(left + right)
    }
    self["\(name).+=(_: inout \(name)<Element>, _: \(name)<Element>)"] = { arguments, call in
      try arguments.changeList(1) {
        let added = try $1[2].list
        try call.machine.check(elements: $0.count + added.count)
        $0.append(contentsOf: added)
      }
    }
  }

  /// Indices of arrays and of their slices are whole numbers.
  mutating func addArrayIndices(_ name: String) {
    self["\(name).index(after:)"] = { arguments, _ in .integer(try arguments[1].int + 1) }
    self["\(name).index(before:)"] = { arguments, _ in .integer(try arguments[1].int - 1) }
    self["\(name).index(_:offsetBy:)"] = { arguments, _ in
      .integer(try arguments[1].int + (try arguments[2].int))
    }
    self["\(name).distance(from:to:)"] = { arguments, _ in
      .integer(try arguments[2].int - (try arguments[1].int))
    }
    self["\(name).formIndex(after:)"] = { arguments, _ in
      arguments[1] = .integer(try arguments[1].int + 1)
      return .void
    }
    self["\(name).formIndex(before:)"] = { arguments, _ in
      arguments[1] = .integer(try arguments[1].int - 1)
      return .void
    }
    self["\(name).index(_:offsetBy:limitedBy:)"] = { arguments, _ in
      let (place, distance) = (try arguments[1].int, try arguments[2].int)
      let left = try arguments[3].int - place
      let isPast = distance > 0 ? left >= 0 && left < distance : left <= 0 && distance < left
      return isPast ? .none(0) : .integer(place + distance)
    }
  }

  private mutating func addArrayAccess(_ name: String) {
    self["\(name).startIndex"] = { _, _ in .integer(0) }
    self["\(name).endIndex"] = { arguments, _ in .integer(try arguments[0].list.count) }
    self["\(name).count"] = { arguments, _ in .integer(try arguments[0].list.count) }
    self["\(name).capacity"] = { arguments, _ in .integer(try arguments[0].list.count) }
    self["\(name).subscript(_: Range<Int>)"] = { arguments, _ in
      let (list, bounds) = (try arguments[0].list, try arguments[1].intRange)
      guard bounds.lowerBound >= 0, bounds.upperBound <= list.count else {
        throw Interruption.trap("Fatal error: Array index is out of range")
      }
      return .slice(list, bounds)
    }
    self["\(name).subscript(_: Range<Int>)="] = { arguments, _ in
      let (new, bounds) = (try arguments[1].span, try arguments[2].intRange)
      return try arguments.changeSpan(0) { list, range in
        try list.replace(bounds, in: &range, with: new.list[new.range])
      }
    }
    quick("\(name).subscript(_: Int)") { list, index in
      let (list, index) = (try list.list, try index.int)
      guard list.indices.contains(index) else { throw Interruption.trap("Fatal error: Index out of range") }
      return list[index]
    }
    self["\(name).subscript(_: Int)&"] = { arguments, _ in
      guard case .list(var list) = arguments[0] else { throw Interruption.unknown("an array") }
      let index = try arguments[2].int
      guard list.indices.contains(index) else { throw Interruption.trap("Fatal error: Index out of range") }
      arguments[0] = .unset
      var held: ContiguousArray = [list[index]]
      list[index] = .unset
      defer {
        list[index] = held[0]
        arguments[0] = .list(list)
      }
      return try arguments[1].functionValue.call(list: &held)
    }
  }

  private mutating func addArrayChanges(_ name: String) {
    open("\(name).append(_: Element)") { arguments, _ in try arguments.changeList(0) { $0.append($1[1]) } }
    self["\(name).append(contentsOf:)"] = { arguments, call in
      let added = try call.machine.elements(of: arguments[1], call.type("S"))
      return try arguments.changeList(0) { list, _ in
        try call.machine.check(elements: list.count + added.count)
        list.append(contentsOf: added)
      }
    }
    self["\(name).reserveCapacity(_:)"] = { _, _ in .void }
    open("\(name).insert(_:at:)") { arguments, _ in
      try arguments.changeList(0) { list, arguments in
        let index = try arguments[2].int
        guard index >= 0, index <= list.count else {
          throw Interruption.trap("Fatal error: Array index is out of range")
        }
        list.insert(arguments[1], at: index)
      }
    }
    self["\(name).remove(at:)"] = { arguments, _ in
      guard case .list(var list) = arguments[0] else { throw Interruption.unknown("an array") }
      let index = try arguments[1].int
      guard list.indices.contains(index) else { throw Interruption.trap("Fatal error: Index out of range") }
      arguments[0] = .unset
      let removed = list.remove(at: index)
      arguments[0] = .list(list)
      return removed
    }
    self["\(name).removeAll(keepingCapacity:)"] = { arguments, _ in
      arguments[0] = .list([])
      return .void
    }
  }

  private mutating func addArrayComparisons(_ name: String) {
    self["\(name).==(_:_:)"] = { arguments, call in
      let (one, other) = (try arguments[1].list, try arguments[2].list)
      if one.sharesStorage(with: other) { return .boolean(true) }
      guard one.count == other.count else { return .boolean(false) }
      // The same elements in the same place are not looked at, not even those that aren't equal to themselves.
      let isSame = one.withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
      if isSame { return .boolean(true) }
      try call.machine.count(work: one.count)
      let element = try call.type("Element")
      for index in one.indices where try !call.machine.isEqual(one[index], other[index], element) {
        return .boolean(false)
      }
      return .boolean(true)
    }
    self["\(name).hash(into:)"] = { arguments, call in
      let box = try arguments[1].hosted(HasherBox.self)
      let element = try call.type("Element")
      try call.machine.count(work: arguments[0].list.count)
      for value in try arguments[0].list { try call.machine.hash(value, element, into: &box.hasher) }
      return .void
    }
    for member in ["description", "debugDescription"] {
      self["\(name).\(member)"] = { arguments, call in
        let element = try call.type("Element")
        let parts = try arguments[0].list.map { try call.machine.describe($0, element, isDebug: true) }
        let text = "[\(parts.joined(separator: ", "))]"
        return .text(name == "Array" || member == "description" ? text : "\(name)(\(text))")
      }
    }
  }
}

extension NativeCall {
  /// How many elements a value is to have.
  func count(_ value: RuntimeValue) throws -> Int {
    let count = try value.int
    if count < 0 { throw Interruption.trap("Fatal error: Can't construct Array with count < 0") }
    try machine.check(elements: count)
    return count
  }
}

extension ContiguousArray<RuntimeValue> {
  /// Changes the array that an argument is, in its place.
  mutating func changeList(
    _ index: Int, _ body: (inout ContiguousArray<RuntimeValue>, ContiguousArray<RuntimeValue>) throws -> Void
  ) throws -> RuntimeValue {
    guard case .list(var list) = self[index] else { throw self[index].missing("an array") }
    self[index] = .unset
    defer { self[index] = .list(list) }
    try body(&list, self)
    return .void
  }
}
