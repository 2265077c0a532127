import EarshotVocabulary
import OrderedCollections

/// All that a running app keeps between evaluations, as one value: a copy of it is a point to
/// go back to.
///
/// What code of views reads here is told to the machine's `reads`, by `noteRead` where it is one
/// place, else by `spoil()`: views whose reads are known are evaluated again only when these change.
struct AppState: Sendable {
  struct StateKey: Hashable, Sendable {
    var identity: Identity
    var name: String
  }

  struct StoredObject: Sendable {
    let type: TypeInfo
    var fields: [String: Value]
    /// What its type parameters stand for, where the call said so that made it.
    var typeArguments: [TypeValue] = []
    /// What it was made with, by the name of the parameter, where that could not be followed.
    var given: [String: (type: TypeName, value: Value)] = [:]
  }

  /// Objects of evaluated classes by id.
  var objects: [StoredObject] = []
  /// What `@State` and its kin hold, by the identity of the view and the property's name.
  var states: [StateKey: Value] = [:]
  /// Static and global variables by qualified name, made on first use.
  var statics: [String: Value] = [:]
  /// `UserDefaults` and `@AppStorage`.
  var defaults: [String: Value] = [:]
  /// What an app registered for where nothing is set.
  var registered: [String: Value] = [:]
  /// Models that were inserted into a context of SwiftData, in order.
  var inserted: [ObjectReference] = []
  /// Views whose `onAppear` and `task` have run.
  var appeared: Set<Identity> = []
  /// The last seen value of each `onChange`.
  var observed: [Identity: Value] = [:]
  /// The last id given to `UUID()`, and the state of random numbers.
  var randomState: UInt64 = 0x5eed_ea45_0000_0001
  /// The 48 bits of C's random numbers, as they are before a program seeds them.
  var random48: UInt64 = 0x1234_abcd_330e
  /// Who is told of what places publish, and what operators make of it on the way.
  var subscriptions: [PublishingPlace: [Subscription]] = [:]
  var pipelines: [Pipeline] = []
  /// When throttles of subscribers let something by, in seconds since the screen was opened.
  var throttles: [Throttle: Double] = [:]
  /// Subscriptions and timers that end when nobody holds their cancellables.
  var releasable: Set<Int> = []
  /// What bodies of views made, for as long as they are not run again.
  var bodies: [Identity: BodyRun] = [:]
  /// Seconds that have been waited since the screen was opened.
  var clock = 0.0
  /// What timers and delayed work bring, in the order in which it was put off.
  var pending: [PendingWork] = []
  /// What tells views of a timer's ticks.
  var tickers: [Identity: Ticker] = [:]
  /// Work that views receive late from publishers.
  var receivers: [Identity: Int] = [:]
  /// Timers that were stopped.
  var stoppedTimers: Set<Int> = []
  private var lastWork = 0
  /// Grows with every change, so that readers can tell whether anything changed.
  var changeCount = 0

  /// Drops what views that have left the screen kept, as they begin anew when they come back.
  mutating func keep(states live: Set<Identity>, appearances: [Identity], timers: [Identity]) {
    states = states.filter { live.contains($0.key.identity) }
    appeared.formIntersection(appearances)
    if !tickers.isEmpty || !receivers.isEmpty {
      let shown = Set(timers)
      tickers = tickers.filter { shown.contains($0.key) }
      for (view, work) in receivers where !shown.contains(view) {
        pending.removeAll { $0.id == work }
        receivers[view] = nil
      }
    }
    // A view's tasks end with it.
    pending.removeAll { work in work.owner.map { !appeared.contains($0) } ?? false }
  }

  mutating func nextWorkID() -> Int {
    lastWork += 1
    return lastWork
  }

  /// How many timers and tasks have been begun.
  var workCount: Int { lastWork }

  mutating func nextRandom() -> UInt64 {
    randomState ^= randomState << 13
    randomState ^= randomState >> 7
    randomState ^= randomState << 17
    return randomState
  }

  /// `srand48`, as POSIX defines it.
  mutating func seed48(_ seed: Int) { random48 = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330e }

  /// `drand48`, from 0 up to but not including 1, as POSIX defines it.
  mutating func nextRandom48() -> Double {
    random48 = (random48 &* 0x5_deec_e66d &+ 0xb) & 0xffff_ffff_ffff
    return Double(random48) / 281_474_976_710_656
  }
}
