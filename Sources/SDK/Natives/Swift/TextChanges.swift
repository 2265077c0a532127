import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// How texts change.
extension Natives {
  mutating func addTextChanges() {
    addAppending()
    addReplacing()
    addSubstringChanges()
  }

  private mutating func addAppending() {
    for name in [
      "write(_:)", "append(_: String)", "append(_: Character)", "append(contentsOf: String)",
      "append(contentsOf: Substring)",
    ] {
      self["String.\(name)"] = { arguments, _ in
        let added = try arguments[1].string
        return try arguments.changeText(0) { $0 += added }
      }
    }
    self["String.append(contentsOf: S)"] = { arguments, call in
      let added = try call.characters(of: arguments[1], "S")
      return try arguments.changeText(0) { $0 += added }
    }
    self["String.reserveCapacity(_:)"] = { _, _ in .void }
    self["String.removeAll(keepingCapacity:)"] = { arguments, _ in
      arguments[0] = .text("")
      return .void
    }
  }

  private mutating func addReplacing() {
    self["String.replaceSubrange(_: Range<String.Index>, with: C)"] = { arguments, call in
      let added = try call.characters(of: arguments[2], "C")
      let range = try arguments[1].placeRange
      return try arguments.changeText(0) { $0.replaceSubrange(try $0.checked(range), with: added) }
    }
    self["String.insert(_: Character, at: String.Index)"] = { arguments, _ in
      let (added, index) = (try arguments[1].character, try arguments[2].place)
      return try arguments.changeText(0) { $0.insert(added, at: try $0.checked(index..<index).lowerBound) }
    }
    self["String.insert(contentsOf:at:)"] = { arguments, call in
      let added = try call.characters(of: arguments[1], "S")
      let index = try arguments[2].place
      return try arguments.changeText(0) {
        $0.insert(contentsOf: added, at: try $0.checked(index..<index).lowerBound)
      }
    }
    self["String.remove(at:)"] = { arguments, _ in
      let index = try arguments[1].place
      var removed: Character = " "
      _ = try arguments.changeText(0) {
        guard index >= $0.startIndex, index < $0.endIndex else { throw Interruption.indexOutOfBounds }
        removed = $0.remove(at: index)
      }
      return .character(removed)
    }
    self["String.removeSubrange(_: Range<String.Index>)"] = { arguments, _ in
      let range = try arguments[1].placeRange
      return try arguments.changeText(0) { $0.removeSubrange(try $0.checked(range)) }
    }
  }

  private mutating func addSubstringChanges() {
    for name in [
      "replaceSubrange(_: Range<Substring.Index>, with: C)",
      "replaceSubrange(_: Range<Substring.Index>, with: Substring)",
    ] {
      self["Substring.\(name)"] = { arguments, call in
        let added = try call.characters(of: arguments[2], "C")
        let range = try arguments[1].placeRange
        return try arguments.changeSubstring(0) { $0.replaceSubrange(try $0.checked(range), with: added) }
      }
    }
    self["Substring.append(contentsOf:)"] = { arguments, call in
      let added = try call.characters(of: arguments[1], "S")
      return try arguments.changeSubstring(0) { $0.append(contentsOf: added) }
    }
    self["Substring.write(_:)"] = { arguments, _ in
      let added = try arguments[1].string
      return try arguments.changeSubstring(0) { $0.append(contentsOf: added) }
    }
    self["Substring.filter(_:)"] = { arguments, _ in
      let test = try arguments[1].functionValue
      return .text(try arguments[0].substring.filter { try test.call(.character($0)).bool })
    }
  }
}

extension ContiguousArray<RuntimeValue> {
  /// Changes the text that an argument is, in its place.
  mutating func changeText(_ index: Int, _ body: (inout String) throws -> Void) throws -> RuntimeValue {
    guard case .text(var text) = self[index] else { throw self[index].missing("a text") }
    self[index] = .unset
    defer { self[index] = text.isTooLarge ? .tooLargeText : .text(text) }
    try body(&text)
    try text.checkSize()
    return .void
  }

  mutating func changeSubstring(_ index: Int, _ body: (inout Substring) throws -> Void) throws -> RuntimeValue
  {
    var text = try self[index].known.substring
    self[index] = .unset
    defer { self[index] = text.isTooLarge ? .tooLargeText : .host(text) }
    try body(&text)
    try text.checkSize()
    return .void
  }

  /// Changes a host's value that an argument is; the argument is another value then, as others may hold the old.
  mutating func changeHosted<T>(_ index: Int, _ type: T.Type = T.self, _ body: (inout T) throws -> Void)
    throws
    -> RuntimeValue
  {
    var value = try self[index].hosted(T.self)
    self[index] = .unset
    defer { self[index] = .host(value) }
    try body(&value)
    return .void
  }
}
