/// `Mirror(reflecting:)`: the stored properties of what the app declares; inside of what the SDK makes
/// there is nothing to see.
extension Machine {
  func mirrorProperty(_ name: String, _ subject: Value) -> Value? {
    switch name {
    case "children":
      return .array(reflected(subject).map { .tuple([("label", .string($0.label)), ("value", $0.value)]) })
    case "subjectType": return .type(TypeValue(info: declaredInfo(of: subject), name: subject.typeName))
    case "superclassMirror": return Value.none
    case "displayStyle":
      switch subject {
      case .structure: return .symbol(nil, "struct")
      case .object: return .symbol(nil, "class")
      case .enumeration: return .symbol(nil, "enum")
      case .none: return .symbol(nil, "optional")
      case .tuple: return .symbol(nil, "tuple")
      case .array, .set, .dictionary: return .symbol(nil, "collection")
      default: return Value.none
      }
    default: return nil
    }
  }

  /// What stands at the end of a path of names and positions.
  func descendant(of subject: Value, _ path: [Value]) -> Value {
    var value = subject
    for step in path {
      let children = reflected(value)
      switch step {
      case .string(let name):
        guard let child = children.first(where: { $0.label == name }) else { return .none }
        value = child.value
      case .int(let index):
        guard children.indices.contains(index) else { return .none }
        value = children[index].value
      default: return .none
      }
    }
    return value
  }

  private func reflected(_ subject: Value) -> [(label: String, value: Value)] {
    switch subject {
    case .structure(let instance):
      return zip(instance.type.storedProperties, instance.fields).map { ($0.name, $1) }
    case .object(let reference):
      guard state.objects.indices.contains(reference.id) else { return [] }
      reads.spoil()
      let fields = state.objects[reference.id].fields
      return project.lineage(of: reference.type).flatMap(\.storedProperties).compactMap { property in
        fields[property.name].map { (property.name, $0) }
      }
    case .enumeration(let instance):
      guard !instance.payload.isEmpty else { return [] }
      let payload =
        instance.payload.count == 1
        ? instance.payload[0] : .tuple(zip(instance.labels, instance.payload).map { ($0, $1) })
      return [(instance.name, payload)]
    case .tuple(let elements):
      return elements.enumerated().map { ($1.label ?? ".\($0)", $1.value) }
    case .array(let values), .slice(let values, _): return values.enumerated().map { ("\($0)", $1) }
    default: return []
    }
  }
}
