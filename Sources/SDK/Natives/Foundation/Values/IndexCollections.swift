import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What index paths and sets of indexes do with values of several kinds.
extension Natives {
  mutating func addIndexCollections() {
    self["IndexPath.init(indexes: ElementSequence)"] = { arguments, call in
      let elements = try call.machine.elements(of: arguments[1], call.type("ElementSequence"))
      return .host(IndexPath(indexes: try elements.map { try $0.int }))
    }
    make("IndexPath.init(arrayLiteral:)") { (indexes: [Int]) in IndexPath(indexes: indexes) }
    iteration("IndexPath") { value, _, _, body in
      for index in try IndexPath.host(value) where try !body(.integer(index)) { return }
    }
    iteration("IndexSet") { value, _, _, body in
      for index in try IndexSet.host(value) where try !body(.integer(index)) { return }
    }
    iteration("IndexSet.RangeView") { value, _, call, body in
      for range in try IndexSet.RangeView.host(value) where try !body(range.runtime(call.machine)) { return }
    }
    self["IndexSet.insert(_:)"] = { arguments, _ in
      var set = try IndexSet.host(arguments[0])
      let result = set.insert(try arguments[1].int)
      arguments[0] = .host(set)
      return .tuple(.boolean(result.inserted), .integer(result.memberAfterInsert))
    }
    make("IndexSet.init(arrayLiteral:)") { (indexes: [Int]) in IndexSet(indexes) }
    addIndexSetRanges()
    addIndexSetFilters()
  }

  private mutating func addIndexSetRanges() {
    func limits(_ name: String, _ body: @escaping (inout IndexSet, any RangeExpression<Int>) -> RuntimeValue)
    {
      self["IndexSet.\(name): R)"] = { arguments, call in
        let limits = try arguments[1].limits(call.type("R"))
        if case .metatype = arguments[0] {
          var made = IndexSet()
          return body(&made, limits)
        }
        var set = try IndexSet.host(arguments[0])
        defer { arguments[0] = .host(set) }
        return body(&set, limits)
      }
    }
    limits("init(integersIn") { set, limits in
      set.insert(integersIn: limits)
      return .host(set)
    }
    limits("count(in") { .integer($0.count(in: $1)) }
    limits("contains(integersIn") { .boolean($0.contains(integersIn: $1)) }
    limits("intersects(integersIn") { .boolean($0.intersects(integersIn: $1)) }
    limits("insert(integersIn") { set, limits in
      set.insert(integersIn: limits)
      return .void
    }
  }

  private mutating func addIndexSetFilters() {
    self["IndexSet.filteredIndexSet(includeInteger:)"] = { arguments, _ in
      let test = try arguments[1].functionValue
      return .host(try IndexSet.host(arguments[0]).filteredIndexSet { try test.call(.integer($0)).bool })
    }
    self[
      "IndexSet.filteredIndexSet(in: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) -> Bool)"] =
      {
        arguments, _ in
        let (range, test) = (try Range<Int>.host(arguments[1]), try arguments[2].functionValue)
        return .host(
          try IndexSet.host(arguments[0]).filteredIndexSet(in: range) { try test.call(.integer($0)).bool })
      }
  }
}
