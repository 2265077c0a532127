import Foundation
import Testing

/// A file of the project that is made from the code. `EARSHOT_UPDATE=1` writes it.
enum GeneratedFile {
  static func expect(_ name: String, is text: String) throws {
    let path = "\(DocumentationPage.root)/\(name)"
    if ExampleShell.updates {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      let found = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      #expect(found == text, "\(name) is not what the code says; EARSHOT_UPDATE=1 writes it")
    }
  }

  /// The part of a page between `<!-- made from the code: NAME -->` and `<!-- end -->`.
  static func expect(_ part: String, of name: String, is text: String) throws {
    let path = "\(DocumentationPage.root)/\(name)"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let start = try #require(page.range(of: "<!-- made from the code: \(part) -->\n"))
    let end = try #require(page.range(of: "<!-- end -->", range: start.upperBound..<page.endIndex))
    let whole = page.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "\n\(text)\n")
    try expect(name, is: whole)
  }
}
