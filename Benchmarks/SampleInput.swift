import Foundation

/// What is read: the project's own sample app, and screens made to measure.
enum SampleInput {
  /// The folder of samples beside this one.
  static var samples: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Samples").path
  }

  static var app: String { samples + "/Tidepool" }

  /// A SwiftUI file of a hundred lines, in a folder of its own.
  static func writeHundredLineFile() -> String {
    var lines = [
      "import SwiftUI", "", "struct Shelf: View {", "  @State private var isOpen = false",
      "  var body: some View {", "    VStack {",
    ]
    while lines.count < 92 {
      let number = lines.count
      lines += [
        "      HStack {", "        Image(systemName: \"star\")", "        Text(\"Row \\(\(number))\")",
        "          .font(.headline)",
        "        Button(\"Open \(number)\") { isOpen.toggle() }",
        "          .accessibilityHint(\"Opens row \(number)\")", "      }",
      ]
    }
    lines += ["    }", "  }", "}", "", "#Preview { Shelf() }"]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "earshot-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Shelf.swift")
    try? Data(lines.joined(separator: "\n").utf8).write(to: file)
    return file.path
  }

  /// A screen of `rows` rows of a picture, two texts and a button, above them a button that
  /// changes one of them.
  static func list(of rows: Int) -> [UInt8] {
    Array(
      """
      import SwiftUI

      struct Catch: Identifiable {
        let id: Int
        var name: String { "Basket \\(id)" }
      }

      struct CatchRow: View {
        let basket: Catch
        let isMarked: Bool
        var body: some View {
          HStack {
            Image(systemName: "basket")
            VStack(alignment: .leading) {
              Text(basket.name).font(.headline)
              Text(isMarked ? "marked" : "not marked")
            }
            Spacer()
            Button("Weigh") {}
          }
        }
      }

      struct Catches: View {
        let baskets = (1...\(rows)).map { Catch(id: $0) }
        @State private var marked = 0
        var body: some View {
          VStack {
            Button("Mark the next") { marked += 1 }
            List(baskets) { basket in
              CatchRow(basket: basket, isMarked: basket.id == marked)
            }
          }
        }
      }

      #Preview { Catches() }
      """.utf8)
  }

  /// A screen of `rows` texts under a button that changes one of them.
  static func texts(of rows: Int) -> [UInt8] {
    Array(
      """
      import SwiftUI

      struct Tides: View {
        @State private var marked = 0
        var body: some View {
          VStack {
            Button("Mark the next") { marked += 1 }
            List(1...\(rows), id: \\.self) { row in
              Text(row == marked ? "Tide \\(row), marked" : "Tide \\(row)")
            }
          }
        }
      }

      #Preview { Tides() }
      """.utf8)
  }

  /// A tree document of `count` labeled elements, one under the other.
  static func treeDocument(of count: Int) -> [UInt8] {
    var text = "{\"idiom\": \"phone\", \"root\": {\"frame\": [0, 0, 402, 874], \"children\": [\n"
    for index in 0..<count {
      if index > 0 { text += ",\n" }
      text +=
        "{\"isElement\": true, \"label\": \"Row \(index)\", \"traits\": [\"button\"], \"frame\": [0, \(index * 44), 402, 44]}"
    }
    text += "]}}"
    return Array(text.utf8)
  }
}
