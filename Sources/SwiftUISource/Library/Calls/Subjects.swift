/// Combine's subjects: objects, so that whoever holds one sees what was sent to it.
extension Machine {
  func makeSubject(_ call: LibraryCall, of type: String = "CurrentValueSubject") throws(Interrupt) -> Value {
    let storage = try allocate(Machine.subject)
    reads.spoil()
    state.objects[storage.id].fields["value"] = call.first ?? .void
    return .record(type, ["storage": .object(storage)])
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

  /// `subject.send(3)`: from now on that is its value, and subscribers are told.
  func send(_ call: LibraryCall, to subject: RecordValue) throws(Interrupt) -> Value {
    guard case .object(let storage)? = subject["storage"], state.objects.indices.contains(storage.id),
      call["completion"] == nil
    else { return .void }
    reads.spoil()
    let value = call.first ?? .void
    let old = state.objects[storage.id].fields["value"] ?? .void
    state.objects[storage.id].fields["value"] = value
    state.changeCount += 1
    try tell(PublishingPlace(object: storage.id, name: "value"), value, after: old)
    return .void
  }

  private static let subject = TypeInfo(path: ["CurrentValueSubject"], declaration: nil, extensions: [])
}
