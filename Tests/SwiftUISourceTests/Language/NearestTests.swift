import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotSwiftUISource

@Suite("Several projects in one folder") struct NearestTests {
  @Test("Types, variables and functions of one name are those of the folder asked from")
  func nearest() {
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
    #expect(Screen(files: files).texts == ["south: south"])
  }

  @Test("What several projects add to one type of the SDK is that of the project asked from")
  func extensions() {
    func added(_ name: String) -> String {
      "extension Int { func berth(_ at: Int) -> String { \"\(name) \\(at)\" } }"
    }
    let view = "struct BerthView: View { var body: some View { Text(4.berth(2)) } }\n#Preview { BerthView() }"
    let files = [
      ("East/Berths.swift", added("east")), ("West/Berths.swift", added("west")), ("West/View.swift", view),
    ]
    let texts = Screen(files: files).texts
    #expect(texts == ["west 2"])
  }

  @Test(
    "A type of the SDK's name in a target that a file does not import hides nothing there",
    arguments: ["", "Harbour/"])
  func otherTarget(folder: String) {
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
    let screen = Screen(files: files)
    #expect(screen.nodes.contains { $0.modifiers.contains { $0.name == "accessibilityLabel" } })
    #expect(screen.notices.map(\.message) == [])
  }

  @Test("A module's name before an initialiser means the type in the folder of that name")
  func modules() {
    let files = [
      ("Stores/Tide.swift", "public class Tide { public var depth = 9 }"),
      ("Charts2/Tide.swift", "public struct Tide { public let name: String; let hour: Int }"),
      (
        "App/View.swift",
        """
        struct TideView: View { var body: some View { Text(Charts2.Tide(name: "Neap", hour: 3).name) } }
        #Preview { TideView() }
        """
      ),
    ]
    #expect(Screen(files: files).texts == ["Neap"])
  }

  // The Swift book: a name that two imported modules declare is ambiguous; a module's own comes first.
  @Test("A module's alias of a name of the SDK's leaves it alone in other modules")
  func aliasesOfSDKNames() {
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
    let outline = onLargeStack {
      let project = SwiftUIProject(
        inputs: files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }, others: [], resources: [],
        bounds: .standard)
      guard let entry = project.entryPoints.first else { return "no preview" }
      var screen = project.screen(entry, environment: ScreenEnvironment(), overrides: Overrides())
      return Outline.of([screen.tree(InterfaceState()).root])
    }
    #expect(!outline.contains("UIImage"))
  }

  // Tuist's layout: a target's folder holds its `Sources`.
  @Test("So where the target's folder is around its sources")
  func targetAroundSources() {
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
    #expect(Screen(files: files).texts == ["1970"])
  }
}
