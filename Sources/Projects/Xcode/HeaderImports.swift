/// The modules that a header of Objective-C imports.
package enum HeaderImports {
  /// By their names, each once: `UIKit` of `#import <UIKit/UIKit.h>` and of `@import UIKit;`.
  package static func modules(in header: String) -> [String] {
    var found: [String] = []
    for line in withoutComments(header).split(whereSeparator: \.isNewline) {
      guard let name = module(in: line.drop(while: \.isWhitespace)), !found.contains(name) else { continue }
      found.append(name)
    }
    return found
  }

  private static func module(in line: Substring) -> String? {
    let rest: Substring
    let end: Character
    if line.hasPrefix("@import ") {
      (rest, end) = (line.dropFirst("@import ".count), ";")
    } else if line.first == "#" {
      let directive = line.dropFirst().drop(while: \.isWhitespace)
      guard ["import", "include"].contains(where: directive.hasPrefix),
        let start = directive.firstIndex(of: "<")
      else { return nil }
      (rest, end) = (directive[directive.index(after: start)...], "/")
    } else {
      return nil
    }
    guard let stop = rest.firstIndex(of: end) else { return nil }
    let name = rest[..<stop].split(separator: ".").first?.filter { !$0.isWhitespace } ?? ""
    return name.isEmpty || !name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? nil : name
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
