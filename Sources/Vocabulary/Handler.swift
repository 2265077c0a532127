/// Something that the app does when asked: a closure or a binding's setter.
///
/// Opaque to all rooms but the one that made it. The payload is a value, so a screen that
/// holds handlers can be copied and kept for undo.
public struct Handler: Sendable {
  /// What the room that made it needs to carry it out.
  public let payload: any Sendable

  /// A handler for the room whose payload it is.
  public init(_ payload: any Sendable) { self.payload = payload }

  /// Whether both are known to do the same whenever they are called.
  public func isSame(as other: Handler) -> Bool {
    (payload as? any ComparablePayload)?.isSame(as: other.payload) ?? false
  }
}

/// What a handler holds where it can tell whether another does the same.
public protocol ComparablePayload: Sendable {
  /// Whether the other payload does the same whenever it is called; false where that isn't known.
  func isSame(as other: any Sendable) -> Bool
}

/// A plain value that passes between the system and the app: what a control sets, what an
/// adjustable action is told.
public enum PlainValue: Hashable, Sendable {
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A case without payload by its name: `increment`, `leading`.
  case symbol(String)
  case point(Point)
  /// A day that is added to a set of days, or taken out of it where it is in it already.
  case day(year: Int, month: Int, day: Int)
  /// A value that only the source can read, such as a picker's tag, by its place.
  case opaque(OpaqueValue)
}

/// A value of the app that the system hands back unread, such as the tag of a picker's row.
public struct OpaqueValue: Hashable, Sendable {
  /// The value itself, for the room that made it.
  public let payload: any Sendable & Hashable
  private let key: AnyHashableSendable

  /// A value that the system does not read.
  public init(_ payload: any Sendable & Hashable) {
    self.payload = payload
    self.key = AnyHashableSendable(payload)
  }

  public static func == (a: OpaqueValue, b: OpaqueValue) -> Bool { a.key == b.key }
  public func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
}

private struct AnyHashableSendable: Hashable, @unchecked Sendable {
  // The base is Sendable by the initializer's constraint; AnyHashable forgets it.
  let base: AnyHashable

  init(_ value: any Sendable & Hashable) { self.base = AnyHashable(value) }
}
