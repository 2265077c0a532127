import Foundation
import Testing

@Suite("Code in the documentation is code that is compiled")
struct DocumentationCodeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "Every block of Swift stands in DocumentationCode.swift",
    arguments: [
      "Documentation/testing.md", "Sources/EarshotKit/EarshotKit.docc/ReadingAScreen.md",
      "Sources/EarshotKit/EarshotKit.docc/TestingAFlow.md", "Sources/EarshotKit/EarshotKit.docc/Trust.md",
    ])
  func compiled(page: String) throws {
    let code = try text("Tests/EarshotKitTests/DocumentationCode.swift")
    let blocks = try blocks(of: page)
    #expect(!blocks.isEmpty)
    for block in blocks where !block.contains(".package(") {
      #expect(code.contains(block), "\(page) shows code that is compiled nowhere:\n\(block)")
    }
  }

  private func text(_ name: String) throws -> String {
    let lines = try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8)
      .components(separatedBy: "\n")
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
  }

  private func blocks(of page: String) throws -> [String] {
    let parts = try text(page).components(separatedBy: "```swift\n").dropFirst()
    return parts.compactMap { $0.components(separatedBy: "\n```").first }
  }
}
