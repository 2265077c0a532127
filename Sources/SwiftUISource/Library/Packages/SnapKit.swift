import EarshotVocabulary

/// SnapKit's constraints: `label.snp.makeConstraints { make in make.top.equalToSuperview().offset(8) }`. Where views
/// stand decides in which order they are read.
extension Machine {
  /// `view.snp`.
  func snapKit(_ view: ObjectReference) -> Value { .record("ConstraintViewDSL", ["view": .object(view)]) }

  /// `view.snp.bottom`, `make.top`, `make.top.left`.
  func snapKitMember(_ name: String, of record: RecordValue) -> Value? {
    guard let added = Machine.snapKitAttributes[name], case .object(let view)? = record["view"] else {
      return nil
    }
    if record.type == "ConstraintViewDSL" {
      guard added.count == 1 else { return snapKit(view) }
      return .record("NSLayoutAnchor", ["view": .object(view), "attribute": .string(added[0])])
    }
    let known = record["attributes"]?.arrayValue ?? []
    return .record(
      "ConstraintMaker",
      ["view": .object(view), "attributes": .array(known + added.map { .string($0) })])
  }

  func snapKitMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .object(let view)? = record["view"] else { return nil }
    switch (record.type, call.name) {
    case ("ConstraintViewDSL", "makeConstraints"), ("ConstraintViewDSL", "updateConstraints"),
      ("ConstraintViewDSL", "remakeConstraints"):
      if call.name == "remakeConstraints" { setConstraints([], of: view) }
      guard case .closure(let closure)? = call.function else { return .void }
      _ = try self.call(
        closure, [.record("ConstraintMaker", ["view": .object(view), "attributes": .array([])])],
        call.expression)
      return .void
    case ("ConstraintViewDSL", "removeConstraints"):
      setConstraints([], of: view)
      return .void
    case ("ConstraintMaker", let name) where name.contains("qualTo"):
      return constrain(view, record, call)
    case ("ConstraintMade", _): return changed(record, view, call)
    default: return nil
    }
  }

  private func constrain(_ view: ObjectReference, _ maker: RecordValue, _ call: LibraryCall) -> Value {
    let attributes = (maker["attributes"]?.arrayValue ?? []).compactMap { string($0) }
    let target = call.name.hasSuffix("Superview") ? uikitField("superview", of: view) : call.first
    let relation = call.name.hasPrefix("equalTo") ? "equal" : "other"
    var known = constraints(of: view)
    let first = known.count
    for attribute in attributes {
      var constraint = RecordValue(type: "NSLayoutConstraint", fields: [])
      constraint["view"] = .object(view)
      constraint["attribute"] = .string(attribute)
      constraint["relation"] = .string(relation)
      constraint["multiplier"] = .double(1)
      constraint["constant"] = .double(length(target, attribute) ?? 0)
      if let (other, theirs) = tied(target, attribute) {
        constraint["other"] = other
        constraint["otherAttribute"] = .string(theirs)
      } else if length(target, attribute) == nil {
        continue
      }
      known.append(.record(constraint))
    }
    setConstraints(known, of: view)
    return .record(
      "ConstraintMade", ["view": .object(view), "first": .int(first), "count": .int(known.count)])
  }

  /// `.offset(8)`, `.inset(8)`, `.multipliedBy(0.5)` after a constraint; the rest changes no place.
  private func changed(_ made: RecordValue, _ view: ObjectReference, _ call: LibraryCall) -> Value {
    var known = constraints(of: view)
    guard let first = made["first"]?.exactInt, let end = made["count"]?.exactInt, end <= known.count,
      first <= end
    else { return .record(made) }
    for index in first..<end {
      guard var constraint = known[index].record(of: "NSLayoutConstraint"),
        let attribute = constraint["attribute"].flatMap({ string($0) })
      else { continue }
      switch call.name {
      case "offset": constraint["constant"] = .double(call.first?.doubleValue ?? 0)
      case "inset":
        let inset = inset(call.first, attribute)
        constraint["constant"] = .double(Machine.farAttributes.contains(attribute) ? -inset : inset)
      case "multipliedBy": constraint["multiplier"] = .double(call.first?.doubleValue ?? 1)
      case "dividedBy": constraint["multiplier"] = .double(1 / (call.first?.doubleValue ?? 1))
      default: continue
      }
      known[index] = .record(constraint)
    }
    setConstraints(known, of: view)
    return .record(made)
  }

  private func inset(_ value: Value?, _ attribute: String) -> Double {
    if let number = value?.doubleValue { return number }
    let side = ["leading": "left", "trailing": "right"][attribute] ?? attribute
    return value?.recordValue?[side]?.doubleValue ?? 0
  }

  /// What a constraint is tied to: the same attribute of another view, or the one that is named.
  private func tied(_ target: Value?, _ attribute: String) -> (Value, String)? {
    switch target {
    case .object?: return target.map { ($0, attribute) }
    case .record(let record)? where record.type == "NSLayoutAnchor":
      guard let view = record["view"], let theirs = record["attribute"].flatMap({ string($0) }) else {
        return nil
      }
      return (view, theirs)
    case .record(let record)? where record.type == "ConstraintViewDSL":
      return record["view"].map { ($0, attribute) }
    default: return nil
    }
  }

  private func length(_ target: Value?, _ attribute: String) -> Double? {
    target?.doubleValue ?? target?.record(of: "CGSize")?[attribute]?.doubleValue
  }

  private func constraints(of view: ObjectReference) -> [Value] {
    state.objects[view.id].fields["#constraints"]?.arrayValue ?? []
  }

  private func setConstraints(_ constraints: [Value], of view: ObjectReference) {
    reads.spoil()
    state.objects[view.id].fields["#constraints"] = .array(constraints)
  }

  /// Sides on which an inset leads back.
  private static let farAttributes: Set<String> = ["right", "trailing", "bottom", "width", "height"]

  private static let snapKitAttributes: [String: [String]] = [
    "left": ["left"], "right": ["right"], "top": ["top"], "bottom": ["bottom"], "leading": ["leading"],
    "trailing": ["trailing"], "width": ["width"], "height": ["height"], "centerX": ["centerX"],
    "centerY": ["centerY"], "edges": ["top", "left", "bottom", "right"],
    "directionalEdges": ["top", "leading", "bottom", "trailing"],
    "horizontalEdges": ["left", "right"], "verticalEdges": ["top", "bottom"],
    "directionalHorizontalEdges": ["leading", "trailing"], "directionalVerticalEdges": ["top", "bottom"],
    "size": ["width", "height"], "center": ["centerX", "centerY"],
    "leadingMargin": ["leading"], "trailingMargin": ["trailing"], "topMargin": ["top"],
    "bottomMargin": ["bottom"], "leftMargin": ["left"], "rightMargin": ["right"],
    "safeAreaLayoutGuide": ["top", "left", "bottom", "right"], "and": [], "with": [],
  ]
}
