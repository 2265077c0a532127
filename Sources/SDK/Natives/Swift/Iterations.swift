import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// How sequences made of others are gone through without an iterator for each.
extension Natives {
  mutating func addIterations() {
    addRangeIterations()
    addWrapperIterations()
    addZipIteration()
    addStrides()
  }

  private mutating func addRangeIterations() {
    iteration("Range") { value, type, call, body in
      let bounds = try value.fields
      guard case .integer(var number) = bounds[0], case .integer(let end) = bounds[1] else {
        return try call.machine.iterateByIterator(value, type, body)
      }
      while number != end {
        guard try body(.integer(number)) else { return }
        number &+= 1
      }
    }
    iteration("ClosedRange") { value, type, call, body in
      let bounds = try value.fields
      guard case .integer(var number) = bounds[0], case .integer(let end) = bounds[1] else {
        return try call.machine.iterateByIterator(value, type, body)
      }
      while try body(.integer(number)) {
        if number == end { return }
        number &+= 1
      }
    }
  }

  private mutating func addWrapperIterations() {
    iteration("EnumeratedSequence") { value, type, call, body in
      var offset = 0
      try call.machine.iterate(try value.fields[0], type.arguments[0]) {
        offset += 1
        return try body(.tuple(.integer(offset - 1), $0))
      }
    }
    iteration("ReversedCollection") { value, type, call, body in
      guard type.arguments[0].isArrayOrSlice else {
        return try call.machine.iterateByIterator(value, type, body)
      }
      let span = try value.fields[0].span
      for index in span.range.reversed() where try !body(span.list[index]) { return }
    }
    iteration("LazySequence") { value, type, call, body in
      try call.machine.iterate(try value.fields[0], type.arguments[0], body)
    }
    iteration("LazyMapSequence") { value, type, call, body in
      let fields = try value.fields
      let transform = try fields[1].functionValue
      try call.machine.iterate(fields[0], type.arguments[0]) { try body(try transform.call($0)) }
    }
    iteration("LazyFilterSequence") { value, type, call, body in
      let fields = try value.fields
      let test = try fields[1].functionValue
      try call.machine.iterate(fields[0], type.arguments[0]) { try test.call($0).bool ? try body($0) : true }
    }
  }

  private mutating func addZipIteration() {
    iteration("Zip2Sequence") { value, type, call, body in
      let fields = try value.fields
      guard type.arguments[1].isArrayOrSlice else {
        return try call.machine.iterateByIterator(value, type, body)
      }
      let others = try fields[1].span
      var index = others.range.lowerBound
      try call.machine.iterate(fields[0], type.arguments[0]) { element in
        guard index < others.range.upperBound else { return false }
        index += 1
        return try body(.tuple(element, others.list[index - 1]))
      }
    }
  }

  /// Floating-point numbers are counted from the start, as sums of steps would drift.
  private mutating func addStrides() {
    for (name, isThrough) in [("StrideToIterator", false), ("StrideThroughIterator", true)] {
      self["\(name).next()"] = { arguments, call in
        let type = try call.type("Element")
        guard case .fields(var fields) = arguments[0], let kind = NumberKind.of(type) else {
          return try call.runBody(&arguments)
        }
        let isOver: (Int128, Int128, Int128) -> Bool = { value, end, step in
          if isThrough { return step > 0 ? value > end : value < end }
          return step > 0 ? value >= end : value <= end
        }
        arguments[0] = .unset
        defer { arguments[0] = .fields(fields) }
        let index = try fields[4].int
        if case .floating(let start) = fields[0] {
          let (end, step) = (try fields[1].double, try fields[2].double)
          let value = strideValue(start, step, index, type)
          let isPast = step > 0 ? value >= end : value <= end
          if isPast && !(isThrough && value == end) { return .none(0) }
          fields[4] = .integer(index + 1)
          return .floating(value)
        }
        guard let start = try kind.integer(fields[0]), let end = try kind.integer(fields[1]),
          let step = try kind.step(fields[2])
        else { throw Interruption.unknown("a stride of \(type)") }
        let value = start + Int128(index) * step
        if isOver(value, end, step) { return .none(0) }
        fields[4] = .integer(index + 1)
        return kind.truncating(value)
      }
    }
  }
}

extension NumberKind {
  /// A distance between two numbers of this type, which is signed.
  fileprivate func step(_ value: RuntimeValue) throws -> Int128? {
    if case .integer(let step) = value { return Int128(step) }
    return nil
  }
}

private func strideValue(_ start: Double, _ step: Double, _ index: Int, _ type: Type) -> Double {
  switch type.nominal?.name {
  case "Float": Double(Float(start).addingProduct(Float(index), Float(step)))
  case "Float16": Double(Float16(start).addingProduct(Float16(index), Float16(step)))
  default: start.addingProduct(Double(index), step)
  }
}
