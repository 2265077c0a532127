import Testing

@testable import EarshotKit

@Suite("Several projects in one folder") struct FileLayoutTests {
  /// What is said of the screens of files that no project compiles, those of the last file's folder.
  private func said(_ files: [(String, String)], reading input: String? = nil) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, code) in files { try folder.write(name, code) }
    let opened = try Earshot.open(["\(folder.path)/\(input ?? "")"])
    return opened.readings().flatMap { $0.elements.map(\.announcement) }
  }

  @Test("Types, variables and functions of one name are those of the folder asked from")
  func nearest() throws {
    func model(_ name: String, _ extra: String) -> String {
      """
      struct Pool: Codable { let name: String; \(extra) }
      let pools: [Pool] = load("\(name)")
      func load<T: Decodable>(_ name: String, as type: T.Type = T.self) -> T {
        try! JSONDecoder().decode(T.self, from: Data("[{\\"name\\": \\"\\(name)\\"}]".utf8)) }
      extension Pool { var shown: String { "\(name): " + name } }
      """
    }
    let view = "struct PoolView: View { var body: some View { Text(pools[0].shown) } }\n"
    let files = [
      ("North/Model.swift", model("north", "let depth: Int")), ("South/Model.swift", model("south", "")),
      ("South/View.swift", view + "#Preview { PoolView() }"),
    ]
    #expect(try said(files) == ["south: south"])
  }

  @Test("What several projects add to one type of the SDK is that of the project asked from")
  func extensions() throws {
    func added(_ name: String) -> String {
      "extension Int { func berth(_ at: Int) -> String { \"\(name) \\(at)\" } }"
    }
    let view = "struct BerthView: View { var body: some View { Text(4.berth(2)) } }\n#Preview { BerthView() }"
    let files = [
      ("East/Berths.swift", added("east")), ("West/Berths.swift", added("west")), ("West/View.swift", view),
    ]
    let texts = try said(files)
    #expect(texts == ["west 2"])
  }

  @Test(
    "A type of the SDK's name in a target that a file does not import hides nothing there",
    arguments: ["", "Harbour/"])
  func otherTarget(folder: String) throws {
    let row = """
      import SwiftUI
      extension Image { func marked() -> some View { accessibilityLabel("Marked") } }
      struct BuoyRow: View { var body: some View { Image("buoy").marked() } }
      #Preview { BuoyRow() }
      """
    let files = [
      ("\(folder)Sources/Charts/Image.swift", "public class Image { public var sheet = 3 }"),
      ("\(folder)Sources/Buoys/BuoyRow.swift", row),
      ("\(folder)Sources/Bridge/Sheet.swift", "import Charts\nimport Harbour\nlet sheet = Image()"),
    ]
    #expect(try said(files) == ["Marked, image"])
  }

  @Test("A module's name before an initialiser means the type of that target")
  func modules() throws {
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Harbour", targets: [
        .target(name: "Stores"), .target(name: "Charts2"), .target(name: "App", dependencies: ["Stores", "Charts2"]),
      ])
      """
    let view = """
      import Charts2
      import Stores
      import SwiftUI
      struct TideView: View { var body: some View { Text(Charts2.Tide(name: "Neap", hour: 3).name) } }
      #Preview { TideView() }
      """
    let tide =
      "public struct Tide { public let name: String; public init(name: String, hour: Int) { self.name = name } }"
    let files = [
      ("Package.swift", package),
      ("Sources/Stores/Tide.swift", "public class Tide { public var depth = 9 }"),
      ("Sources/Charts2/Tide.swift", tide), ("Sources/App/View.swift", view),
    ]
    #expect(try said(files) == ["Neap"])
  }

  // The Swift book: a name may be qualified by the module that declares it.
  @Test("A function and a variable behind the module's own name are not the view's")
  func ownModule() throws {
    let view = """
      import SwiftUI
      struct DepthView: View {
        func depth(at place: String) -> String { "own \\(place)" }
        var body: some View { Text(Charts.depth(at: "mole")); Text(Charts.harbourName); Text(River.depth(at: "mole")) }
      }
      #Preview { DepthView() }
      """
    let files = [
      (
        "Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Harbour", targets: [.target(name: "Charts")])
        """
      ),
      (
        "Sources/Charts/Depths.swift",
        "func depth(at place: String) -> String { \"deep at \\(place)\" }\nlet harbourName = \"Rye\""
      ),
      ("Sources/Charts/View.swift", view),
    ]
    #expect(try said(files) == ["deep at mole", "Rye", "«River.depth(at: \"mole\")»"])
  }

  // The Swift book: a name that two imported modules declare is ambiguous; a module's own comes first.
  @Test("A module's alias of a name of the SDK's leaves it alone in other modules")
  func aliasesOfSDKNames() throws {
    let files = [
      ("Sources/Drawn/Aliases.swift", "import UIKit\npublic typealias Image = UIImage"),
      (
        "Sources/Shown/View.swift",
        """
        import SwiftUI
        struct TideView: View { var body: some View { Text("\\(Image(systemName: "star")) tides") } }
        #Preview { TideView() }
        """
      ),
    ]
    #expect(try said(files).count == 1)
  }

  // Tuist's layout: a target's folder holds its `Sources`.
  @Test("So where the target's folder is around its sources")
  func targetAroundSources() throws {
    let day = """
      import Foundation
      public func day(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        return formatter.string(from: date)
      }
      """
    let row = """
      import Core
      import SwiftUI
      #Preview { Text(day(Date(timeIntervalSince1970: 0))) }
      """
    let files = [
      ("Projects/Kit/Sources/Dates/DateFormatter.swift", "public enum DateFormatter { case short }"),
      ("Projects/Core/Sources/Day.swift", day),
      ("Projects/App/Sources/Row.swift", row),
      ("Projects/App/Sources/Kind.swift", "import Kit\nlet kind = DateFormatter.short"),
    ]
    #expect(try said(files) == ["1970"])
  }

  @Test("Of two files of one folder that declare one type the one that is opened counts for itself")
  func severalApps() throws {
    func app(_ name: String) -> String {
      """
      import SwiftUI
      struct Row: View { var body: some View { Text("\(name) row") } }
      struct ContentView: View { var body: some View { VStack { Row(); Shared() } } }
      #Preview { ContentView() }
      """
    }
    let files = [
      ("One.swift", app("one")), ("Two.swift", app("two")),
      ("Shared.swift", "import SwiftUI\nstruct Shared: View { var body: some View { Text(\"shared\") } }"),
    ]
    #expect(try said(files) == ["one row", "shared", "two row", "shared"])
    #expect(try said(files, reading: "Two.swift") == ["two row", "shared"])
  }

  @Test("Declarations that `#if` takes in turns are of one app")
  func conditions() throws {
    let files = [
      ("A.swift", "#if os(iOS)\nstruct Tide { let name = \"phone\" }\n#endif"),
      ("B.swift", "#if os(macOS)\nstruct Tide { let name = \"mac\" }\n#endif\nlet more = \"!\""),
      ("View.swift", "import SwiftUI\n#Preview { Text(Tide().name + more) }"),
    ]
    #expect(try said(files) == ["phone!"])
  }
}
