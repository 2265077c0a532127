import EarshotVocabulary
import Synchronization

/// Source that was parsed and indexed, with what was noticed on the way.
struct ReadProject: Sendable {
  var project: CheckedProject
  var notices: [Notice]
}

/// Projects by the files they are made of, so that source is parsed once however many screens of
/// it are opened, with whatever options. Files are taken not to change while the cache lives.
final class ProjectCache: Sendable {
  struct Key: Hashable {
    var files: [String]
    var catalogs: [String]
    var surroundings: [String]
    var sources: [String]
    var bounds: Bounds
  }

  private let projects = OnceByKey<Key, Result<ReadProject, EarshotError>>(bound: 128)

  func project(
    for key: Key, _ read: () throws(EarshotError) -> ReadProject
  ) throws(EarshotError) -> ReadProject {
    try projects.value(for: key) {
      do throws(EarshotError) {
        return .success(try read())
      } catch {
        return .failure(error)
      }
    }.get()
  }
}

/// Values that are made once for each key, also where several threads ask at the same time: the
/// first makes it, the others wait.
final class OnceByKey<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private let slots = Mutex<[Key: Slot]>([:])
  /// Values that are kept; beyond it all are forgotten at once, and made anew when asked for.
  private let bound: Int

  init(bound: Int) { self.bound = bound }

  func value(for key: Key, _ make: () -> Value) -> Value {
    let slot = slots.withLock { slots in
      if let slot = slots[key] { return slot }
      if slots.count >= bound { slots.removeAll() }
      let slot = Slot()
      slots[key] = slot
      return slot
    }
    return slot.value.withLock { value in
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
