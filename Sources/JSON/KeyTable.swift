/// Gives every different field name of a text a small number.
package struct KeyTable {
  package private(set) var names: [String] = []
  private var ids: [String: UInt32] = [:]
  /// Where each name stood first, for names without escapes; by it the usual case is a comparison.
  private var places: [Range<Int>?] = []
  /// Which name followed which: objects of one kind tend to repeat their fields in order.
  private var followers: [UInt32] = []
  private var last: UInt32?

  package init() {}

  package mutating func id(
    of range: Range<Int>, in source: UnsafeBufferPointer<UInt8>, isEscaped: Bool
  ) -> UInt32 {
    if !isEscaped, let last {
      let guess = followers[Int(last)]
      if let place = places[Int(guess)], isEqual(place, range, in: source) {
        self.last = guess
        return guess
      }
    }
    let id = lookUp(range, in: source, isEscaped: isEscaped)
    if let last { followers[Int(last)] = id }
    last = id
    return id
  }

  package mutating func id(of name: String) -> UInt32 {
    if let id = ids[name] { return id }
    return add(name, at: nil)
  }

  private mutating func lookUp(
    _ range: Range<Int>, in source: UnsafeBufferPointer<UInt8>, isEscaped: Bool
  ) -> UInt32 {
    let slice = source[range]
    let name =
      isEscaped
      ? JSONText.unescaped(Array(slice)[...])
      : String(decoding: UnsafeBufferPointer(rebasing: slice), as: UTF8.self)
    if let id = ids[name] { return id }
    return add(name, at: isEscaped ? nil : range)
  }

  private mutating func add(_ name: String, at place: Range<Int>?) -> UInt32 {
    let id = UInt32(names.count)
    names.append(name)
    places.append(place)
    followers.append(id)
    ids[name] = id
    return id
  }

  private func isEqual(
    _ a: Range<Int>, _ b: Range<Int>, in source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard a.count == b.count else { return false }
    for offset in 0..<a.count where source[a.lowerBound + offset] != source[b.lowerBound + offset] {
      return false
    }
    return true
  }
}

/// Finds a field that an object has twice.
package enum DuplicateKeys {
  package static func first(in keys: ArraySlice<UInt32>) -> UInt32? {
    guard keys.count > 1 else { return nil }
    guard keys.count > 24 else { return firstOfFew(in: keys) }
    var seen: Set<UInt32> = []
    return keys.first { !seen.insert($0).inserted }
  }

  private static func firstOfFew(in keys: ArraySlice<UInt32>) -> UInt32? {
    for index in keys.indices.dropFirst() {
      for earlier in keys.startIndex..<index where keys[earlier] == keys[index] {
        return keys[index]
      }
    }
    return nil
  }
}

/// A name from the input in the words of an error: in quotes, and not endless.
package func quoted(_ name: String) -> String {
  let shown = name.count > 60 ? name.prefix(60) + "…" : name[...]
  return "'\(shown)'"
}
