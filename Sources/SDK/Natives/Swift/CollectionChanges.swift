import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// How arrays and their slices are changed where they are by what `MutableCollection` and
/// `RangeReplaceableCollection` give; for others the declarations' own bodies do it.
extension Natives {
  mutating func addCollectionChanges() {
    addOrderChanges()
    addRemovals()
    addInsertions()
    addConcatenations()
  }

  private mutating func addOrderChanges() {
    self["MutableCollection.swapAt(_:_:)"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let (one, other) = (try arguments[1].int, try arguments[2].int)
      return try arguments.changeSpan(0) { list, range in
        guard range.contains(one), range.contains(other) else {
          throw Interruption.trap("Fatal error: Index out of range")
        }
        list.swapAt(one, other)
        return .void
      }
    }
    self["MutableCollection.reverse()"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      return try arguments.changeSpan(0) { list, range in
        list[range].reverse()
        return .void
      }
    }
    self["MutableCollection.sort()"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let type = try call.elementType()
      return try arguments.changeSpan(0) { list, range in
        var sorted = ContiguousArray(list[range])
        try call.sort(&sorted, type)
        list.replaceSubrange(range, with: sorted)
        return .void
      }
    }
    self["MutableCollection.sort(by:)"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let isLess = try arguments[1].functionValue
      return try arguments.changeSpan(0) { list, range in
        try list[range].sort { try isLess.call($0, $1).bool }
        return .void
      }
    }
    self["MutableCollection.partition(by:)"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let test = try arguments[1].functionValue
      return try arguments.changeSpan(0) { list, range in
        .integer(try list[range].partition { try test.call($0).bool })
      }
    }
  }

  private mutating func addRemovals() {
    addEndRemovals()
    let removeAll: Native = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let test = try arguments[1].functionValue
      return try arguments.changeSpan(0) { list, range in
        if range.count == list.count {
          try list.removeAll { try test.call($0).bool }
          range = 0..<list.count
          return .void
        }
        let kept = try list[range].filter { try !test.call($0).bool }
        return try list.replace(range, in: &range, with: kept)
      }
    }
    self["RangeReplaceableCollection.removeAll(where:)"] = removeAll
    self["RangeReplaceableCollection.removeSubrange(_: Range<Self.Index>)"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let bounds = try arguments[1].intRange
      return try arguments.changeSpan(0) { list, range in try list.replace(bounds, in: &range, with: []) }
    }
    self["RangeReplaceableCollection.filter(_:)"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let kept = try call.elements(of: arguments[0], where: arguments[1].functionValue)
      return try call.isOfSlice ? .slice(kept) : .list(kept)
    }
  }

  /// Adds a function that takes so many elements away, and says which of a span these are.
  private mutating func addEndRemoval(_ name: String, isFirst: Bool) {
    self["\(name)()"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let isSlice = try call.isOfSlice
      return try arguments.changeSpan(0) { list, range in
        guard !range.isEmpty else {
          throw Interruption.trap(
            "Fatal error: Can't remove \(isFirst ? "first" : "last") element from an empty collection")
        }
        return list.take(isFirst: isFirst, isSlice: isSlice, &range)
      }
    }
    self["\(name)(_:)"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let (count, isSlice) = (try arguments[1].int, try call.isOfSlice)
      return try arguments.changeSpan(0) { list, range in
        guard count >= 0, count <= range.count else {
          throw Interruption.trap("Fatal error: Can't remove more items from a collection than it contains")
        }
        list.drop(count, isFirst: isFirst, isSlice: isSlice, &range)
        return .void
      }
    }
  }

  private mutating func addEndRemovals() {
    for owner in ["Collection", "RangeReplaceableCollection"] {
      addEndRemoval("\(owner).removeFirst", isFirst: true)
    }
    for owner in ["BidirectionalCollection", "RangeReplaceableCollection"] {
      addEndRemoval("\(owner).removeLast", isFirst: false)
    }
    for (name, isFirst) in [
      ("Collection.popFirst()", true), ("BidirectionalCollection.popLast()", false),
      ("RangeReplaceableCollection.popLast()", false),
    ] {
      self[name] = { arguments, call in
        guard try call.isOfArray else { return try call.runBody(&arguments) }
        let isSlice = try call.isOfSlice
        return try arguments.changeSpan(0) { list, range in
          range.isEmpty ? .none(0) : list.take(isFirst: isFirst, isSlice: isSlice, &range).wrapped
        }
      }
    }
  }

  private mutating func addInsertions() {
    self["RangeReplaceableCollection.insert(contentsOf:at:)"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let new = try call.machine.elements(of: arguments[1], call.type("C"))
      let index = try arguments[2].int
      return try arguments.changeSpan(0) { list, range in
        try call.machine.check(elements: range.count + new.count)
        return try list.replace(index..<index, in: &range, with: new)
      }
    }
    for name in ["Array", "ContiguousArray"] {
      self["\(name).replaceSubrange(_:with:)"] = { arguments, call in
        let bounds = try arguments[1].intRange
        let new = try call.machine.elements(of: arguments[2], call.type("C"))
        return try arguments.changeSpan(0) { list, range in
          try call.machine.check(elements: range.count + new.count)
          return try list.replace(bounds, in: &range, with: new)
        }
      }
    }
  }

  private mutating func addConcatenations() {
    for signature in [
      "(_: Self, _: Other) -> Self", "(_: Other, _: Self) -> Self",
    ] {
      let (left, right) = signature.hasPrefix("(_: Self") ? ("Self", "Other") : ("Other", "Self")
      self["RangeReplaceableCollection.+\(signature)"] = { arguments, call in
        guard try call.isOfArray else { return try call.runBody(&arguments) }
        var list = try call.machine.elements(of: arguments[1], call.type(left))
        let added = try call.machine.elements(of: arguments[2], call.type(right))
        try call.machine.check(elements: list.count + added.count)
        list.append(contentsOf: added)
        return try call.isOfSlice ? .slice(list) : .list(list)
      }
    }
    self["RangeReplaceableCollection.+=(_:_:)"] = { arguments, call in
      guard try call.isOfArray else { return try call.runBody(&arguments) }
      let new = try call.machine.elements(of: arguments[2], call.type("Other"))
      return try arguments.changeSpan(1) { list, range in
        try call.machine.check(elements: range.count + new.count)
        return try list.replace(range.upperBound..<range.upperBound, in: &range, with: new)
      }
    }
  }
}

extension ContiguousArray<RuntimeValue> {
  /// Takes the first or the last element of a span away.
  fileprivate mutating func take(isFirst: Bool, isSlice: Bool, _ range: inout Range<Int>) -> RuntimeValue {
    let element = self[isFirst ? range.lowerBound : range.upperBound - 1]
    drop(1, isFirst: isFirst, isSlice: isSlice, &range)
    return element
  }

  fileprivate mutating func drop(_ count: Int, isFirst: Bool, isSlice: Bool, _ range: inout Range<Int>) {
    if isSlice {
      range =
        isFirst ? range.lowerBound + count..<range.upperBound : range.lowerBound..<range.upperBound - count
    } else if isFirst {
      removeFirst(count)
    } else {
      removeLast(count)
    }
  }
}
