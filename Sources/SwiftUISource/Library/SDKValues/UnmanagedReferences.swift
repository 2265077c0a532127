/// References that are handed to C as pointers and come back: the object itself stands for each of them.
extension Machine {
  /// `Unmanaged.passUnretained(harbour)`, `Unmanaged<Harbour>.fromOpaque(pointer)`.
  static func unmanaged(_ call: LibraryCall) -> Value? {
    guard ["passUnretained", "passRetained", "fromOpaque"].contains(call.name), let first = call.first else {
      return nil
    }
    if first.isUnknown || first.record(of: "Unmanaged") != nil { return first }
    return .record("Unmanaged", ["object": first])
  }

  /// `toOpaque()`, `takeUnretainedValue()`, `retain()`.
  static func unmanagedMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    switch call.name {
    case "toOpaque", "retain", "release", "autorelease": .record(record)
    case "takeUnretainedValue", "takeRetainedValue", "_withUnsafeGuaranteedRef": record["object"]
    default: nil
    }
  }
}
