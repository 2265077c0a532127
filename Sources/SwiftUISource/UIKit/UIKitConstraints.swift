/// Layout anchors and the constraints that code makes of them: where views stand decides in which order
/// they are read.
extension Machine {
  /// `view.topAnchor`.
  func anchor(_ name: String, of reference: ObjectReference) -> Value {
    .record(
      "NSLayoutAnchor", ["view": .object(reference), "attribute": .string(String(name.dropLast(6)))])
  }

  /// `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`: taken as active from the start.
  func anchorMethod(_ anchor: RecordValue, _ call: LibraryCall) -> Value? {
    guard call.name == "constraint", case .object(let view)? = anchor["view"] else { return nil }
    var constraint = RecordValue(type: "NSLayoutConstraint", fields: anchor.fields)
    let labels = ["equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo", "equalToSystemSpacingAfter"]
    let other = labels.lazy.compactMap { call[$0] }.first ?? call["equalToSystemSpacingBelow"]
    if let other = other?.record(of: "NSLayoutAnchor") {
      constraint["other"] = other["view"]
      constraint["otherAttribute"] = other["attribute"]
    }
    let constant =
      call["constant"] ?? call["equalToConstant"] ?? call["greaterThanOrEqualToConstant"]
      ?? call["lessThanOrEqualToConstant"]
    constraint["constant"] = constant ?? .double(other != nil && call.has("multiplier") ? 8 : 0)
    if call.has("equalTo") { constraint["multiplier"] = call["multiplier"] ?? .double(1) }
    let isEqual = call.has("equalTo") || call.has("equalToConstant")
    constraint["relation"] = .string(isEqual ? "equal" : "other")
    reads.spoil()
    var known = state.objects[view.id].fields.removeValue(forKey: "#constraints")?.arrayValue ?? []
    known.append(.record(constraint))
    state.objects[view.id].fields["#constraints"] = .array(known)
    return .record(constraint)
  }
}
