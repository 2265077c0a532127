import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `ArraySlice` does. It is kept as the array that it is of with its bounds, as its declaration says.
extension Natives {
  mutating func addSlices() {
    iteration("ArraySlice") { value, _, _, body in
      let span = try value.sliceSpan
      for index in span.range where try !body(span.list[index]) { return }
    }
    addArrayIndices("ArraySlice")
    addSliceInitializers()
    addSliceAccess()
    addSliceChanges()
    addSliceComparisons()
  }

  private mutating func addSliceInitializers() {
    self["ArraySlice.init()"] = { _, _ in .slice([]) }
    self["ArraySlice.init(arrayLiteral:)"] = { arguments, _ in .slice(try arguments[1].list) }
    self["ArraySlice.init(_:)"] = { arguments, call in
      .slice(try call.machine.elements(of: arguments[1], call.type("S")))
    }
    self["ArraySlice.init(repeating:count:)"] = { arguments, call in
      .slice(ContiguousArray(repeating: arguments[1], count: try call.count(arguments[2])))
    }
  }

  private mutating func addSliceAccess() {
    self["ArraySlice.count"] = { arguments, _ in .integer(try arguments[0].sliceSpan.range.count) }
    self["ArraySlice.capacity"] = { arguments, _ in .integer(try arguments[0].sliceSpan.range.count) }
    self["ArraySlice.subscript(_: Int)"] = { arguments, _ in
      let (span, index) = (try arguments[0].sliceSpan, try arguments[1].int)
      guard span.range.contains(index) else { throw Interruption.trap("Fatal error: Index out of bounds") }
      return span.list[index]
    }
    self["ArraySlice.subscript(_: Int)&"] = { arguments, _ in
      let (change, index) = (try arguments[1].functionValue, try arguments[2].int)
      return try arguments.changeSpan(0) { list, range in
        guard range.contains(index) else { throw Interruption.trap("Fatal error: Index out of bounds") }
        return try list.modify(index, change)
      }
    }
    self["ArraySlice.subscript(_: Range<Int>)"] = { arguments, _ in
      let (span, bounds) = (try arguments[0].sliceSpan, try arguments[1].intRange)
      guard bounds.lowerBound >= span.range.lowerBound, bounds.upperBound <= span.range.upperBound else {
        throw Interruption.trap("Fatal error: ArraySlice index is out of range")
      }
      return .slice(span.list, bounds)
    }
    self["ArraySlice.subscript(_: Range<Int>)="] = { arguments, _ in
      let (new, bounds) = (try arguments[1].span, try arguments[2].intRange)
      return try arguments.changeSpan(0) { list, range in
        try list.replace(bounds, in: &range, with: new.list[new.range])
      }
    }
  }

  private mutating func addSliceChanges() {
    self["ArraySlice.append(_: Element)"] = { arguments, _ in
      let new = arguments[1]
      return try arguments.changeSpan(0) { list, range in
        try list.replace(range.upperBound..<range.upperBound, in: &range, with: CollectionOfOne(new))
      }
    }
    self["ArraySlice.append(contentsOf:)"] = { arguments, call in
      let new = try call.machine.elements(of: arguments[1], call.type("S"))
      return try arguments.changeSpan(0) { list, range in
        try list.replace(range.upperBound..<range.upperBound, in: &range, with: new)
      }
    }
    self["ArraySlice.reserveCapacity(_:)"] = { _, _ in .void }
    self["ArraySlice.insert(_:at:)"] = { arguments, _ in
      let (new, index) = (arguments[1], try arguments[2].int)
      return try arguments.changeSpan(0) { list, range in
        try list.replace(index..<index, in: &range, with: CollectionOfOne(new))
      }
    }
    self["ArraySlice.remove(at:)"] = { arguments, _ in
      let index = try arguments[1].int
      return try arguments.changeSpan(0) { list, range in
        guard range.contains(index) else { throw Interruption.trap("Fatal error: Index out of bounds") }
        let removed = list[index]
        _ = try list.replace(index..<index + 1, in: &range, with: [])
        return removed
      }
    }
    self["ArraySlice.removeAll(keepingCapacity:)"] = { arguments, _ in
      try arguments.changeSpan(0) { list, range in try list.replace(range, in: &range, with: []) }
    }
    self["ArraySlice.replaceSubrange(_:with:)"] = { arguments, call in
      let bounds = try arguments[1].intRange
      let new = try call.machine.elements(of: arguments[2], call.type("C"))
      return try arguments.changeSpan(0) { list, range in try list.replace(bounds, in: &range, with: new) }
    }
  }

  private mutating func addSliceComparisons() {
    self["ArraySlice.==(_:_:)"] = { arguments, call in
      let (one, other) = (try arguments[1].sliceSpan, try arguments[2].sliceSpan)
      guard one.range.count == other.range.count else { return .boolean(false) }
      let element = try call.type("Element")
      for (mine, theirs) in zip(one.range, other.range)
      where try !call.machine.isEqual(one.list[mine], other.list[theirs], element) {
        return .boolean(false)
      }
      return .boolean(true)
    }
    self["ArraySlice.hash(into:)"] = { arguments, call in
      let box = try arguments[1].hosted(HasherBox.self)
      let (element, span) = (try call.type("Element"), try arguments[0].sliceSpan)
      box.hasher.combine(span.range.count)
      for index in span.range { try call.machine.hash(span.list[index], element, into: &box.hasher) }
      return .void
    }
    self["ArraySlice.hashValue"] = { arguments, call in
      var hasher = Hasher()
      let (element, span) = (try call.type("Element"), try arguments[0].sliceSpan)
      hasher.combine(span.range.count)
      for index in span.range { try call.machine.hash(span.list[index], element, into: &hasher) }
      return .integer(hasher.finalize())
    }
    for member in ["description", "debugDescription"] {
      self["ArraySlice.\(member)"] = { arguments, call in
        let (element, span) = (try call.type("Element"), try arguments[0].sliceSpan)
        let parts = try span.list[span.range].map { try call.machine.describe($0, element, isDebug: true) }
        let text = "[\(parts.joined(separator: ", "))]"
        return .text(member == "description" ? text : "ArraySlice(\(text))")
      }
    }
  }
}
