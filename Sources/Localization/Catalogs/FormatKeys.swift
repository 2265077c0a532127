/// The keys of a table that have placeholders, by their shape.
struct FormatKeys: Sendable {
  private var canonical: [String: String] = [:]
  /// The key of an outline; empty where several keys have it.
  private var outlines: [String: String] = [:]

  mutating func add(_ key: String) {
    guard let shape = KeyShape.canonical(key), let outline = KeyShape.outline(key) else { return }
    // The first in order wins, so that the answer does not depend on a dictionary's order.
    if let known = canonical[shape] { canonical[shape] = min(known, key) } else { canonical[shape] = key }
    outlines[outline] = outlines[outline] == nil ? key : ""
  }

  /// The key of the table that a key made by an interpolation stands for.
  ///
  /// - Parameter isUncertain: whether an argument's type is not known: then a key is taken that
  ///   differs only in what its placeholders are, where there is just one.
  func key(like key: String, isUncertain: Bool) -> String? {
    if let shape = KeyShape.canonical(key), let found = canonical[shape] { return found }
    guard isUncertain, let outline = KeyShape.outline(key), let found = outlines[outline] else { return nil }
    return found.isEmpty ? nil : found
  }
}
