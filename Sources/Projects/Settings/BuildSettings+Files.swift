extension BuildSettings {
  /// Files that include files that are followed.
  private static let mostIncludes = 16

  /// The settings of an `.xcconfig` file and of those that it includes
  /// (https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project).
  ///
  /// - Parameter read: the bytes of a file; nil where there is none.
  package mutating func add(fileAt path: String, read: (String) -> [UInt8]?) {
    add(fileAt: path, read: read, BuildSettings.mostIncludes)
  }

  private mutating func add(fileAt path: String, read: (String) -> [UInt8]?, _ includes: Int) {
    guard includes > 0, let bytes = read(path) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingSpaces
      if let match = line.wholeMatch(of: /#include\??\s*"([^"]*)"/) {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        add(fileAt: XcodeGroups.joined(folder, String(match.1)), read: read, includes - 1)
      } else if let sign = BuildSettings.assignment(in: line),
        let name = BuildSettings.name(String(line[..<sign].trimmingSpaces))
      {
        set(String(line[line.index(after: sign)...].trimmingSpaces), for: name)
      }
    }
  }

  /// The `=` behind the name, not one in its conditions.
  private static func assignment(in line: Substring) -> Substring.Index? {
    var level = 0
    return line.indices.first { index in
      if line[index] == "[" { level += 1 }
      if line[index] == "]" { level -= 1 }
      return level == 0 && line[index] == "="
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start
  }
}
