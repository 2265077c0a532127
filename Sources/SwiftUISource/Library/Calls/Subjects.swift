/// Combine's subject with a value: an object, so that whoever holds it sees what was sent to it.
extension Machine {
  func makeSubject(_ call: LibraryCall) throws(Interrupt) -> Value {
    let storage = try allocate(Machine.subject)
    reads.spoil()
    state.objects[storage.id].fields["value"] = call.first ?? .void
    return .record("CurrentValueSubject", ["storage": .object(storage)])
  }

  /// The value that a subject has now.
  func currentValue(of subject: RecordValue) -> Value? {
    if let set = subject["value"] { return set }
    guard case .object(let storage)? = subject["storage"], state.objects.indices.contains(storage.id) else {
      return nil
    }
    noteRead(.field(storage.id, "value"), state.objects[storage.id].fields["value"])
    return state.objects[storage.id].fields["value"]
  }

  /// `subject.send(3)`: from now on that is its value. Who has subscribed before is not told.
  func send(_ call: LibraryCall, to subject: RecordValue) -> Value {
    guard case .object(let storage)? = subject["storage"], state.objects.indices.contains(storage.id),
      let value = call.first
    else { return .void }
    reads.spoil()
    state.objects[storage.id].fields["value"] = value
    state.changeCount += 1
    return .void
  }

  private static let subject = TypeInfo(path: ["CurrentValueSubject"], declaration: nil, extensions: [])
}
