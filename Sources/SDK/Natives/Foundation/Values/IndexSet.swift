// Foundation: what the declarations of IndexSet are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addIndexSet() {
    addIndexSetItself()
    addIndexSetSearching()
    addIndexSetAlgebra()
    addIndexSetChanges()
    addIndexSetRangeView()
  }

  private mutating func addIndexSetItself() {
    value("IndexSet", IndexSet.self)
    property("IndexSet.count", \IndexSet.count)
    property("IndexSet.startIndex", \IndexSet.startIndex)
    property("IndexSet.endIndex", \IndexSet.endIndex)
    property("IndexSet.first", \IndexSet.first)
    property("IndexSet.last", \IndexSet.last)
    property("IndexSet.isEmpty", \IndexSet.isEmpty)
    make("IndexSet.init(integersIn: Range<IndexSet.Element>)") { (a: Range<IndexSet.Element>) in
      IndexSet(integersIn: a)
    }
    make("IndexSet.init(integer:)") { (a: IndexSet.Element) in IndexSet(integer: a) }
    make("IndexSet.init()") { IndexSet() }
    method("IndexSet.subscript(_: IndexSet.Index)") { (it: IndexSet, a: IndexSet.Index) in it[a] }
    method("IndexSet.index(after:)") { (it: IndexSet, a: IndexSet.Index) in it.index(after: a) }
    method("IndexSet.index(before:)") { (it: IndexSet, a: IndexSet.Index) in it.index(before: a) }
    value("IndexSet.Index", IndexSet.Index.self)
  }

  private mutating func addIndexSetSearching() {
    method("IndexSet.integerGreaterThan(_:)") { (it: IndexSet, a: IndexSet.Element) in
      it.integerGreaterThan(a)
    }
    method("IndexSet.integerLessThan(_:)") { (it: IndexSet, a: IndexSet.Element) in it.integerLessThan(a) }
    method("IndexSet.integerGreaterThanOrEqualTo(_:)") { (it: IndexSet, a: IndexSet.Element) in
      it.integerGreaterThanOrEqualTo(a)
    }
    method("IndexSet.integerLessThanOrEqualTo(_:)") { (it: IndexSet, a: IndexSet.Element) in
      it.integerLessThanOrEqualTo(a)
    }
    method("IndexSet.indexRange(in: Range<IndexSet.Element>)") { (it: IndexSet, a: Range<IndexSet.Element>) in
      it.indexRange(in: a)
    }
    method("IndexSet.count(in: Range<IndexSet.Element>)") { (it: IndexSet, a: Range<IndexSet.Element>) in
      it.count(in: a)
    }
    method("IndexSet.contains(_:)") { (it: IndexSet, a: IndexSet.Element) in it.contains(a) }
    method("IndexSet.contains(integersIn: Range<IndexSet.Element>)") {
      (it: IndexSet, a: Range<IndexSet.Element>) in it.contains(integersIn: a)
    }
    method("IndexSet.contains(integersIn: IndexSet)") { (it: IndexSet, a: IndexSet) in
      it.contains(integersIn: a)
    }
    method("IndexSet.intersects(integersIn: Range<IndexSet.Element>)") {
      (it: IndexSet, a: Range<IndexSet.Element>) in it.intersects(integersIn: a)
    }
  }

  private mutating func addIndexSetAlgebra() {
    change("IndexSet.formUnion(_:)") { (it: inout IndexSet, a: IndexSet) in it.formUnion(a) }
    method("IndexSet.union(_:)") { (it: IndexSet, a: IndexSet) in it.union(a) }
    method("IndexSet.symmetricDifference(_:)") { (it: IndexSet, a: IndexSet) in it.symmetricDifference(a) }
    change("IndexSet.formSymmetricDifference(_:)") { (it: inout IndexSet, a: IndexSet) in
      it.formSymmetricDifference(a)
    }
    method("IndexSet.intersection(_:)") { (it: IndexSet, a: IndexSet) in it.intersection(a) }
    change("IndexSet.formIntersection(_:)") { (it: inout IndexSet, a: IndexSet) in it.formIntersection(a) }
  }

  private mutating func addIndexSetChanges() {
    change("IndexSet.update(with:)") { (it: inout IndexSet, a: IndexSet.Element) in it.update(with: a) }
    change("IndexSet.remove(_:)") { (it: inout IndexSet, a: IndexSet.Element) in it.remove(a) }
    change("IndexSet.removeAll()") { (it: inout IndexSet) in it.removeAll() }
    change("IndexSet.remove(integersIn: Range<IndexSet.Element>)") {
      (it: inout IndexSet, a: Range<IndexSet.Element>) in it.remove(integersIn: a)
    }
    change("IndexSet.remove(integersIn: ClosedRange<IndexSet.Element>)") {
      (it: inout IndexSet, a: ClosedRange<IndexSet.Element>) in it.remove(integersIn: a)
    }
    change("IndexSet.insert(integersIn: Range<IndexSet.Element>)") {
      (it: inout IndexSet, a: Range<IndexSet.Element>) in it.insert(integersIn: a)
    }
    change("IndexSet.shift(startingAt:by:)") { (it: inout IndexSet, a: IndexSet.Element, b: Int) in
      it.shift(startingAt: a, by: b)
    }
  }

  /// The ranges of numbers that are beside each other.
  private mutating func addIndexSetRangeView() {
    value("IndexSet.RangeView", IndexSet.RangeView.self)
    property("IndexSet.RangeView.startIndex", \IndexSet.RangeView.startIndex)
    property("IndexSet.RangeView.endIndex", \IndexSet.RangeView.endIndex)
    method("IndexSet.RangeView.subscript(_: IndexSet.RangeView.Index)") {
      (it: IndexSet.RangeView, a: IndexSet.RangeView.Index) in it[a]
    }
    method("IndexSet.RangeView.index(after:)") { (it: IndexSet.RangeView, a: IndexSet.RangeView.Index) in
      it.index(after: a)
    }
    method("IndexSet.RangeView.index(before:)") { (it: IndexSet.RangeView, a: IndexSet.RangeView.Index) in
      it.index(before: a)
    }
    property("IndexSet.rangeView", \IndexSet.rangeView)
    method("IndexSet.rangeView(of: Range<IndexSet.Element>)") { (it: IndexSet, a: Range<IndexSet.Element>) in
      it.rangeView(of: a)
    }
  }
}

extension IndexSet: HostBoxed {}
extension IndexSet.RangeView: HostBoxed {}
extension IndexSet.Index: HostBoxed {}
