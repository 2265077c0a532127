/// The types of collections that a property without a type is given first.
extension Machine {
  /// `Set(Knot.allCases)`, `Knot.allCases`, `Set<Knot>()`, `[Knot]()`: collections that name what they hold.
  func collectionType(
    _ base: Expression, _ steps: [PostfixStep], in owner: TypeInfo?, _ file: FileCode
  ) -> TypeName? {
    if case .array(let elements) = base.kind, elements.count == 1, steps.count == 1, steps[0].isCall,
      case .name(let element) = elements[0].kind, element.startsUppercase
    {
      return .array(.named([element], []))
    }
    guard case .name(let name) = base.kind, name.startsUppercase else { return nil }
    let isPlain = (name == "Set" || name == "Array") && project.types(named: name).isEmpty
    switch steps.first {
    case .specialize(let arguments)? where isPlain && steps.count == 2 && steps[1].isCall:
      return arguments.count == 1 ? collection(name, of: arguments[0]) : nil
    case .call(let arguments, _)? where isPlain && steps.count == 1 && arguments.count == 1:
      guard arguments[0].label == nil, case .postfix(let inner, let rest) = arguments[0].value.kind,
        case .array(let element)? = collectionType(inner, rest, in: owner, file)
      else { return nil }
      return collection(name, of: element)
    case .member? where steps.last?.plainMember == "allCases":
      let path = [name] + steps.dropLast().compactMap(\.plainMember)
      guard path.count == steps.count,
        let info = project.findType(path, owner: owner, file: file), info.kind == .enumeration,
        info.staticProperties["allCases"] == nil
      else { return nil }
      return .array(.named(info.path, []))
    default: return nil
    }
  }

  private func collection(_ name: String, of element: TypeName) -> TypeName {
    name == "Array" ? .array(element) : .named([name], [element])
  }
}

extension PostfixStep {
  fileprivate var plainMember: String? {
    if case .member(let name, _) = self { return name }
    return nil
  }
}
