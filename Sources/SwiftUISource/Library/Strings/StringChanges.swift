extension Machine {
  /// Methods that change a text in place.
  func stringMutation(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard Library.mutatingMethods.contains(call.name), case .string(var text) = value else { return nil }
    value = .void
    defer { value = .string(text) }
    switch call.name {
    case "append":
      guard let more = call["contentsOf"] ?? call.first else { return nil }
      text += string(more) ?? describe(more)
      try check(length: text.utf8.count, call.expression)
      return .void
    case "removeAll":
      guard let predicate = call.function else {
        text = ""
        return .void
      }
      var kept = ""
      for character in text where try !holds(predicate, [.string(String(character))], call.expression) {
        kept.append(character)
      }
      text = kept
      return .void
    case "removeFirst", "removeLast": return try removeEnd(of: &text, call)
    case "popLast": return text.popLast().map { .string(String($0)) } ?? Value.none
    case "popFirst": return text.isEmpty ? Value.none : .string(String(text.removeFirst()))
    case "insert", "remove", "removeSubrange", "replaceSubrange": return try changePart(of: &text, call)
    case "reserveCapacity": return .void
    case "replace":
      guard case .string(let result)? = try stringMethod(text, call.renamed("replacing")) else { return nil }
      text = result
      return .void
    default: return nil
    }
  }

  private func removeEnd(of text: inout String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    let count = call.plain()?.exactInt ?? 1
    guard count >= 0, count <= text.count else {
      throw trap("'\(call.name)' can't remove \(count) of \(text.count) characters", call.expression)
    }
    let isFirst = call.name == "removeFirst"
    if isFirst { try charge(text.utf8.count, call.expression) }
    if call.isEmpty { return .string(String(isFirst ? text.removeFirst() : text.removeLast())) }
    if isFirst { text.removeFirst(count) } else { text.removeLast(count) }
    return .void
  }

  private func changePart(of text: inout String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    try charge(text.utf8.count, call.expression)
    var characters = Array(text)
    let new = string(call["with"] ?? call["contentsOf"] ?? call.plain())
    if let place = offset(call["at"]) {
      let isInsertion = call.name == "insert"
      guard place >= 0, isInsertion ? place <= characters.count : place < characters.count else {
        throw trap(
          "a place in a text is out of range: \(place) of \(characters.count) characters", call.expression)
      }
      if !isInsertion {
        let removed = characters.remove(at: place)
        text = String(characters)
        return .string(String(removed))
      }
      characters.insert(contentsOf: Array(new ?? ""), at: place)
    } else {
      guard case .range(let range)? = call.first,
        let bounds = try characterBounds(range, count: characters.count, call.expression)
      else { return nil }
      characters.replaceSubrange(bounds, with: call.name == "replaceSubrange" ? Array(new ?? "") : [])
    }
    text = String(characters)
    try check(length: text.utf8.count, call.expression)
    return .void
  }
}
