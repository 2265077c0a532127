extension Machine {
  /// `ForEach([.high, .low], id: \Tide.rawValue)`: the key path says what the elements are.
  func fitElements(in values: inout [LabeledValue]) throws(Interrupt) {
    guard case .keyPath(let path)? = values.first(where: { $0.label == "id" })?.value, let root = path.root,
      let index = values.firstIndex(where: { $0.label == nil }),
      case .array(var elements) = values[index].value,
      elements.contains(where: { $0.symbolName != nil })
    else { return }
    let type = TypeName.named(root.split(separator: ".").map(String.init), [])
    for place in elements.indices { elements[place] = try fit(elements[place], to: type, owner: nil) }
    values[index].value = .array(elements)
  }
}
