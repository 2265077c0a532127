import EarshotKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One line on a terminal's standard error about work that takes long: plain words, at most one a second, gone
/// when the work is done. A terminal that can't move its cursor gets a line of its own every ten seconds.
/// Where standard error is no terminal, nothing is written.
///
/// While something was written in the last second, that says enough.
final class Progress: Sendable {
  private struct State {
    var text: String
    /// The line that stands there now; it is written again only when it says something new.
    var shown = ""
    /// When something was written last, the progress itself too.
    var last = ContinuousClock.now
    var isOver = false
  }

  private let state: Mutex<State>
  private let isRedrawn = Terminal.canMoveTheCursor
  private let isOn: Bool

  /// - Parameter isQuiet: nothing is ever shown.
  init(_ text: String, isQuiet: Bool = false) {
    isOn = !isQuiet && Terminal.isTerminal(STDERR_FILENO)
    state = Mutex(State(text: text))
    guard isOn else { return }
    _ = LargeStack.detach { [self] in
      while tick() { usleep(200_000) }
    }
  }

  /// What is being done now.
  func say(_ text: @autoclosure () -> String) {
    guard isOn else { return }
    let text = text()
    state.withLock { $0.text = text }
  }

  /// So many of so many are done.
  func count(_ done: Int, of total: Int, _ what: String) {
    say("\(done) of \(total) \(what)")
  }

  /// Writes something else; the line makes room for it.
  func around<Failure: Error>(_ write: () throws(Failure) -> Void) throws(Failure) {
    guard isOn else { return try write() }
    state.withLock { state in
      Progress.clear(&state)
      state.last = .now
    }
    try write()
  }

  /// Takes the line away.
  func end() {
    guard isOn else { return }
    state.withLock { state in
      state.isOver = true
      Progress.clear(&state)
    }
  }

  /// - Returns: whether there is more to come.
  private func tick() -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      guard ContinuousClock.now - state.last >= (isRedrawn ? .seconds(1) : .seconds(10)) else { return true }
      let line = "earshot: \(state.text)"
      if isRedrawn {
        guard line != state.shown else { return true }
        Progress.clear(&state)
        StandardStreams.tell(Array(line.utf8))
        state.shown = line
      } else {
        StandardStreams.tell(Array("\(line)\n".utf8))
      }
      state.last = .now
      return true
    }
  }

  private static func clear(_ state: inout State) {
    guard !state.shown.isEmpty else { return }
    StandardStreams.tell(Array("\r\(String(repeating: " ", count: state.shown.utf8.count))\r".utf8))
    state.shown = ""
  }
}
