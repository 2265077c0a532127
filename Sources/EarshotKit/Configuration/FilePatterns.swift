import EarshotVocabulary

/// Patterns for files and folders, as in `.gitignore`: `*` and `?` stay within a name, `**` goes
/// through folders, and what fits a folder fits all that is in it. A pattern without a slash is
/// looked for in every folder.
public struct FilePatterns: Sendable {
  private let patterns: [[Substring]]
  /// What the patterns are relative to, without links.
  private let folder: String

  /// No pattern: fits nothing.
  public init() { self.init([], in: ".") }

  /// Patterns that are meant in a folder.
  public init(_ patterns: [String], in folder: String) {
    self.folder = FileSystem.realPath(folder) ?? folder
    self.patterns = patterns.map { pattern in
      let parts = pattern.split(separator: "/").filter { $0 != "." }
      guard !parts.isEmpty else { return [] }
      let isAnywhere = !pattern.dropLast().contains("/")
      // Two in a row say what one says.
      return (isAnywhere ? ["**"] + parts : parts).reduce(into: []) { all, part in
        if part != "**" || all.last != "**" { all.append(part) }
      }
    }
  }

  /// Whether there is none.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Whether a file is meant, or a folder that it lies in.
  public func contain(_ file: String) -> Bool {
    guard !patterns.isEmpty else { return false }
    let path = FileSystem.realPath(file) ?? file
    let parts = FilePath.relative(path, to: folder).split(separator: "/")
    return patterns.contains { FilePatterns.matches($0, parts) }
  }

  /// Whether the pattern fits the path or the beginning of it. Every place of the pattern is looked at
  /// once for every part of the path.
  private static func matches(_ pattern: [Substring], _ path: [Substring]) -> Bool {
    guard !pattern.isEmpty else { return false }
    // The places in the pattern that are reached before the next part.
    var reached = closure([0], pattern)
    for part in path {
      var next: Set<Int> = []
      for place in reached where place < pattern.count {
        if pattern[place] == "**" {
          next.formUnion(place + 1 == pattern.count ? [place, place + 1] : [place])
        } else if fits(Array(pattern[place].unicodeScalars), Array(part.unicodeScalars)) {
          next.insert(place + 1)
        }
      }
      reached = closure(next, pattern)
      if reached.contains(pattern.count) { return true }
    }
    return false
  }

  /// With the places behind every `**`, which may also stand for nothing.
  private static func closure(_ places: Set<Int>, _ pattern: [Substring]) -> Set<Int> {
    var all = places
    for place in places.sorted() {
      var next = place
      while next < pattern.count, pattern[next] == "**" {
        // At the end it takes at least one name.
        if next + 1 < pattern.count { all.insert(next + 1) }
        next += 1
      }
    }
    return all
  }

  /// Whether a name fits: `*` for any characters, `?` for one.
  private static func fits(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
    var (p, n) = (0, 0)
    var star: (p: Int, n: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if let last = star {
        star = (last.p, last.n + 1)
        (p, n) = (last.p + 1, last.n + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
