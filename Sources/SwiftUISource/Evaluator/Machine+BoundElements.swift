/// What `Element` and `Wrapped` are inside what an app adds to collections and optionals: `Element.allCases` in
/// `extension Set where Element: Mooring`.
extension Machine {
  /// Makes the type of what a value holds known by its parameter's name, where the value tells it.
  ///
  /// - Parameter owner: the value, or the type, of which the code is a member.
  func bindElement(of owner: Value?, in scope: Scope) {
    guard let owner, let type = scope.owner, type.declaration == nil,
      let parameter = Machine.elementParameters[type.name], let element = elementType(of: owner, type)
    else { return }
    scope.declare(parameter, .type(element))
  }

  private func elementType(of owner: Value, _ type: TypeInfo) -> TypeValue? {
    switch owner {
    case .type(let meant):
      guard meant.info == nil, let element = meant.arguments.first, meant.arguments.count == 1,
        case .type(let held) = resolve(element, owner: nil), held.info?.kind != .protocolType,
        !SDK.commonProtocols.contains(held.name)
      else { return nil }
      return held
    case .array(let values), .slice(let values, _): return typeValue(of: values.first)
    case .set(let values): return typeValue(of: values.first)
    case .none:
      guard let wrappedType, case .type(let held) = resolve(wrappedType.type, owner: wrappedType.owner) else {
        return nil
      }
      return held
    default: return type.name == "Optional" ? typeValue(of: owner) : nil
    }
  }

  private func typeValue(of element: Value?) -> TypeValue? {
    element.flatMap { declaredInfo(of: $0) }.map { TypeValue(info: $0, name: $0.name) }
  }

  static let elementParameters: [String: String] = [
    "Array": "Element", "Set": "Element", "Sequence": "Element", "Collection": "Element",
    "BidirectionalCollection": "Element", "RandomAccessCollection": "Element", "MutableCollection": "Element",
    "RangeReplaceableCollection": "Element", "IdentifiedArray": "Element", "OrderedSet": "Element",
    "Optional": "Wrapped",
  ]
}
