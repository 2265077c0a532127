/// A setting or a value that does not exist, with the nearest that does.
public struct SettingError: Error, Hashable, Sendable {
  /// The key as it was given.
  public let key: String
  /// nil: the key itself is unknown.
  public let value: String?
  /// The nearest key or value; nil where nothing is near.
  public let nearest: String?
  /// The keys, or the values of the key.
  public let known: [String]

  init(unknownKey key: String, known: [String]) {
    self.key = key
    self.value = nil
    self.nearest = Nearest.name(to: key, in: known)
    self.known = known
  }

  init(key: String, value: String, known: [String]) {
    self.key = key
    self.value = value
    self.nearest = Nearest.name(to: value, in: known)
    self.known = known
  }
}

extension SettingError: CustomStringConvertible {
  public var description: String {
    let nearest = nearest.map { "; did you mean '\($0)'?" } ?? "."
    guard let value else {
      return "there is no setting '\(key)'\(nearest) The settings are: "
        + known.joined(separator: ", ")
    }
    return "'\(value)' is no value of the setting '\(key)'\(nearest) Its values are: "
      + known.joined(separator: ", ")
  }
}

/// Finds what somebody most likely meant to write.
enum Nearest {
  /// The name that takes the fewest edits; nil where even that one is mostly different.
  static func name(to text: String, in names: [String]) -> String? {
    let wanted = Array(text.lowercased().prefix(64))
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = edits(from: wanted, to: Array(name.lowercased()))
      if distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    guard let best, best.distance <= max(1, best.name.count / 2) else { return nil }
    return best.name
  }

  private static func edits(from a: [Character], to b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
