/// Finds what someone may have meant.
public enum NearestName {
  /// The candidate that differs least from `name`, where it differs little enough to be meant:
  /// by at most a third of its characters, or in upper and lower case only.
  public static func of(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let limit = max(1, max(wanted.count, letters.count) / 3)
      let distance = editDistance(wanted, letters)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name ?? candidates.first { isBeginning(wanted, of: $0) }
  }

  /// `; did you mean "NAME"?`, or the names to choose from where none is near.
  public static func hint(for name: String, among candidates: [String]) -> String {
    if let nearest = of(name, among: candidates) { return "; did you mean \"\(nearest)\"?" }
    guard !candidates.isEmpty else { return "" }
    if candidates.count > 12 { return "; choose from \(candidates.prefix(12).joined(separator: ", ")), ..." }
    return "; \(choice(of: candidates))"
  }

  /// `choose from A, B or C`
  public static func choice(of candidates: [String]) -> String {
    guard let last = candidates.last, candidates.count > 1 else {
      return "there is only \(candidates.first ?? "nothing")"
    }
    return "choose from \(candidates.dropLast().joined(separator: ", ")) or \(last)"
  }

  private static func isBeginning(_ wanted: [Unicode.Scalar], of candidate: String) -> Bool {
    wanted.count >= 2 && candidate.lowercased().unicodeScalars.starts(with: wanted)
  }

  /// Letters to change, add, drop or swap with their neighbor. Both are at most 64 long.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
