// Foundation: what the declarations of IndexPath are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addIndexPath() {
    addIndexPathItself()
  }

  private mutating func addIndexPathItself() {
    value("IndexPath", IndexPath.self)
    property("IndexPath.count", \IndexPath.count)
    property("IndexPath.startIndex", \IndexPath.startIndex)
    property("IndexPath.endIndex", \IndexPath.endIndex)
    make("IndexPath.init()") { IndexPath() }
    make("IndexPath.init(indexes: Array<IndexPath.Element>)") { (a: Array<IndexPath.Element>) in
      IndexPath(indexes: a)
    }
    make("IndexPath.init(index:)") { (a: IndexPath.Element) in IndexPath(index: a) }
    method("IndexPath.dropLast()") { (it: IndexPath) in it.dropLast() }
    change("IndexPath.append(_: IndexPath)") { (it: inout IndexPath, a: IndexPath) in it.append(a) }
    change("IndexPath.append(_: IndexPath.Element)") { (it: inout IndexPath, a: IndexPath.Element) in
      it.append(a)
    }
    change("IndexPath.append(_: Array<IndexPath.Element>)") {
      (it: inout IndexPath, a: Array<IndexPath.Element>) in it.append(a)
    }
    method("IndexPath.appending(_: IndexPath.Element)") { (it: IndexPath, a: IndexPath.Element) in
      it.appending(a)
    }
    method("IndexPath.appending(_: IndexPath)") { (it: IndexPath, a: IndexPath) in it.appending(a) }
    method("IndexPath.appending(_: Array<IndexPath.Element>)") {
      (it: IndexPath, a: Array<IndexPath.Element>) in it.appending(a)
    }
    method("IndexPath.index(before:)") { (it: IndexPath, a: IndexPath.Index) in it.index(before: a) }
    method("IndexPath.index(after:)") { (it: IndexPath, a: IndexPath.Index) in it.index(after: a) }
    method("IndexPath.compare(_:)") { (it: IndexPath, a: IndexPath) in it.compare(a) }
    make("IndexPath.+(_:_:)") { (a: IndexPath, b: IndexPath) in a + b }
    assignment("IndexPath.+=(_:_:)") { (a: inout IndexPath, b: IndexPath) in a += b }
  }
}

extension IndexPath: HostBoxed {}
