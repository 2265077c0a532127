import Dispatch
import EarshotVocabulary
import Synchronization
import Testing

@Suite("Work that is handed over as soon as it is ready")
struct OrderedWorkTests {
  private struct Enough: Error {}

  @Test("Results come in the order of the items, whichever is done first")
  func order() {
    var found: [Int] = []
    LargeStack.forEach(Array(0..<500)) { item in
      // The first of each pair takes longer.
      (0..<(item % 2 == 0 ? 20_000 : 1)).reduce(item) { sum, _ in sum }
    } deliver: {
      found.append($0)
    }
    #expect(found == Array(0..<500))
  }

  @Test("The first is handed over before the last is done")
  func early() {
    let firstIsThere = DispatchSemaphore(value: 0)
    var waited: [Bool] = []
    LargeStack.forEach([0, 1]) { item in
      item == 0 || firstIsThere.wait(timeout: .now() + 60) == .success
    } deliver: { result in
      waited.append(result)
      firstIsThere.signal()
    }
    #expect(waited == [true, true])
  }

  @Test("An error of the receiver ends the work")
  func failure() {
    let done = Mutex(0)
    #expect(throws: Enough.self) {
      try LargeStack.forEach(Array(0..<10_000)) { item in
        done.withLock { $0 += 1 }
        return item
      } deliver: { item in
        if item == 3 { throw Enough() }
      }
    }
    #expect(done.withLock { $0 } >= 4)
  }

  @Test("Nothing to do is done")
  func none() {
    LargeStack.forEach([Int]()) {
      $0
    } deliver: { (_: Int) in
      Issue.record("there is nothing")
    }
  }
}
