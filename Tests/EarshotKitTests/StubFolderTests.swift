import Testing

@testable import EarshotKit

/// `.earshot/stubs/MODULE` stands for a package that can't be read.
@Suite("Stubs of packages that users write")
struct StubFolderTests {
  private let stub = """
    import SwiftUI
    public struct TideRow: View {
      let height: Int
      public init(height: Int) { self.height = height }
      public var body: some View { Text("Tide of \\(height) metres") }
    }
    """

  private func spoken(_ code: String, stubIn folder: String) throws -> (texts: [String], notices: [String]) {
    let files = try TemporaryFolder()
    try files.write(".git/HEAD", "")
    try files.write(
      "App/Package.swift",
      #"let package = Package(name: "App", targets: [.target(name: "Quay", path: "Screens")])"#)
    try files.write("App/Screens/Quay.swift", code)
    try files.write("\(folder).earshot/stubs/Tides/TideRow.swift", stub)
    let opened = try Earshot.open(["\(files.path)/App/Screens"], options: OpenOptions())
    let readings = opened.readings()
    return (
      readings.flatMap { $0.elements.map(\.announcement) }, readings.flatMap { $0.notices.map(\.message) }
    )
  }

  @Test(
    "What an imported module declares is read beside the input or above it",
    arguments: ["App/Screens/", "App/", ""])
  func places(folder: String) throws {
    let heard = try spoken(
      "import SwiftUI\nimport Tides\nstruct Quay: View { var body: some View { TideRow(height: 3) } }",
      stubIn: folder)
    #expect(heard.texts == ["Tide of 3 metres"])
    #expect(heard.notices == [])
  }
}
