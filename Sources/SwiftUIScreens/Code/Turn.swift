import EarshotVocabulary
import Foundation
import Synchronization

/// Whose turn it is to run an app's code, and what is let go of when nobody does.
///
/// The last reference to a value of the app may go anywhere: on a thread of the interface, or on one of the app's own
/// tasks while another has the turn. Waiting there could have no end, so what can't go at once is left to whoever ends
/// a turn. It goes on a large stack: a value that is nested deep goes level by level.
final class Turn: Sendable {
  /// Something of an app that can go.
  protocol Leaving: AnyObject, Sendable {
    /// Lets go of what it holds.
    func leave()
  }

  private let running = NSRecursiveLock()
  private let leaving = Mutex<[any Leaving]>([])

  func begin() { running.lock() }

  func end() {
    repeat {
      letGo()
      running.unlock()
      // What came since then was left to this turn.
    } while leaving.withLock { !$0.isEmpty } && running.try()
  }

  /// Lets go of something now, or when the turn ends that another has.
  func letGo(_ one: any Leaving) {
    leaving.withLock { $0.append(one) }
    guard running.try() else { return }
    running.unlock()
    LargeStack.run {
      // Whoever has begun since then does it.
      if running.try() { end() }
    }
  }

  private func letGo() {
    while true {
      // What goes may hold others, which are left here then.
      let gone = leaving.withLock { list in
        defer { list = [] }
        return list
      }
      if gone.isEmpty { return }
      for one in gone { one.leave() }
    }
  }
}
