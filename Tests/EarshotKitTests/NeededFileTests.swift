import Testing

@testable import EarshotKit

/// A file is read with the files that it needs, so that it says the same as its folder.
@Suite("Files that an input needs")
struct NeededFileTests {
  private let screen = """
    import SwiftUI
    struct Quay: View {
      let boats = ["Gull", "Tern"]
      var body: some View {
        Text(boats[safe: 4] ?? "none")
        Text("Ebb" <+> "flood")
        Text("\\(2 ** 3)")
        ForEach(boats) { Text($0) }
      }
    }
    """

  private func spoken(_ input: String) throws -> [String] {
    let files = try TemporaryFolder()
    try files.write(".git/HEAD", "")
    try files.write(
      "Harbor/Package.swift", #"let package = Package(name: "Harbor", targets: [.target(name: "Quay")])"#)
    try files.write("Harbor/Sources/Quay/Quay.swift", screen)
    try files.write(
      "Harbor/Sources/Quay/Safe.swift",
      """
      extension Collection {
        subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
      }
      """)
    try files.write(
      "Harbor/Sources/Quay/Joined.swift",
      """
      infix operator <+>: AdditionPrecedence
      func <+> (left: String, right: String) -> String { "\\(left) and \\(right)" }
      """)
    try files.write(
      "Harbor/Sources/Quay/Power.swift",
      """
      infix operator **: MultiplicationPrecedence
      extension Int {
        static func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * base } }
      }
      """)
    try files.write(
      "Harbor/Sources/Quay/Named.swift",
      "extension String: @retroactive Identifiable { public var id: String { self } }")
    let opened = try Earshot.open(["\(files.path)/\(input)"], options: OpenOptions())
    return opened.readings().flatMap { $0.elements.map(\.announcement) }
  }

  @Test(
    "What is used without a name comes along: subscripts, operators and conformances",
    arguments: ["Harbor/Sources/Quay/Quay.swift", "Harbor"])
  func nameless(input: String) throws {
    #expect(try spoken(input) == ["none", "Ebb and flood", "8", "Gull", "Tern"])
  }

  @Test(
    "A name that is declared only inside another type still brings the file that declares it at its top",
    arguments: ["Pier/Sources/Pier/Pier.swift", "Pier"])
  func nestedName(input: String) throws {
    let files = try TemporaryFolder()
    try files.write(".git/HEAD", "")
    try files.write(
      "Pier/Package.swift", #"let package = Package(name: "Pier", targets: [.target(name: "Pier")])"#)
    try files.write(
      "Pier/Sources/Pier/Pier.swift",
      """
      import SwiftUI
      struct Pier: View { var body: some View { VStack { Text(Words.Berth.title); Text(Berth().name) } } }
      """)
    try files.write(
      "Pier/Sources/Pier/Words.swift", #"enum Words { enum Berth { static let title = "Berths" } }"#)
    try files.write("Pier/Sources/Pier/Berth.swift", #"struct Berth { var name = "North berth" }"#)
    let opened = try Earshot.open(["\(files.path)/\(input)"], options: OpenOptions())
    #expect(opened.readings().flatMap { $0.elements.map(\.announcement) } == ["Berths", "North berth"])
  }

  @Test(
    "An initializer that an extension adds comes along where its type is named",
    arguments: ["Pier/Sources/Pier/Pier.swift", "Pier"])
  func initializer(input: String) throws {
    let files = try TemporaryFolder()
    try files.write(".git/HEAD", "")
    try files.write(
      "Pier/Package.swift", #"let package = Package(name: "Pier", targets: [.target(name: "Pier")])"#)
    try files.write(
      "Pier/Sources/Pier/Pier.swift",
      "import SwiftUI\nstruct Pier: View { var body: some View { Text(String(depth: 3)) } }")
    try files.write(
      "Pier/Sources/Pier/Depth.swift", #"extension String { init(depth: Int) { self = "\(depth) m" } }"#)
    let opened = try Earshot.open(["\(files.path)/\(input)"], options: OpenOptions())
    #expect(opened.readings().flatMap { $0.elements.map(\.announcement) } == ["3 m"])
  }

  @Test(
    "Members of a module are seen in a file that doesn't import it, as another file of its module does",
    arguments: ["Pier/Sources/Pier/Pier.swift", "Pier"])
  func importsOfOthers(input: String) throws {
    let files = try TemporaryFolder()
    try files.write(".git/HEAD", "")
    try files.write(
      "Pier/Package.swift", #"let package = Package(name: "Pier", targets: [.target(name: "Pier")])"#)
    try files.write(
      "Pier/Sources/Pier/Pier.swift",
      """
      import SwiftUI
      struct Pier: View {
        @Environment(\\.modelContext) private var context
        var body: some View { Text(context.hasChanges ? "changed" : "saved") }
      }
      """)
    try files.write("Pier/Sources/Pier/Fleet.swift", "import SwiftData\nimport SwiftUI\n")
    let opened = try Earshot.open(["\(files.path)/\(input)"], options: OpenOptions())
    #expect(opened.readings().flatMap { $0.elements.map(\.announcement) } == ["saved"])
  }
}
