import EarshotKit
import Foundation
import Testing

/// The exit code that opening ends with, and what is said; 0 where it succeeds.
private func outcome(
  _ paths: [String], _ change: (inout OpenOptions) -> Void = { _ in }
) -> (code: Int32, message: String) {
  var options = OpenOptions()
  change(&options)
  do {
    _ = try Earshot.open(paths, options: options)
    return (0, "")
  } catch {
    return (error.exitCode, error.description)
  }
}

@Suite("Which screens are meant (contract, section 1)")
struct SelectionTests {
  @Test("Previews, where there are any")
  func previews() throws {
    let input = try Earshot.open(swift: planetSource)
    #expect(input.screens.map(\.name) == ["Planet"])
    #expect(input.screens.map(\.number) == [1])
  }

  @Test("Else every view that no other uses, in source order")
  func views() throws {
    #expect(try Earshot.open(swift: moonSource).screens.map(\.name) == ["Phobos", "Deimos"])
  }

  @Test("One view by its name, although there is a preview")
  func view() throws {
    var options = OpenOptions()
    options.view = "PlanetCard"
    #expect(try Earshot.open(swift: planetSource, options: options).screens.map(\.name) == ["PlanetCard"])
  }

  @Test("One preview by its name or number", arguments: ["Planet", "1"])
  func preview(name: String) throws {
    var options = OpenOptions()
    options.preview = name
    #expect(try Earshot.open(swift: planetSource, options: options).screens.map(\.name) == ["Planet"])
  }

  @Test("A name that fits none is wrong usage, with the nearest that does")
  func wrong() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Moons.swift", moonSource)
    let view = outcome([file]) { $0.view = "Phobo" }
    #expect(view.code == 64)
    #expect(view.message.contains("did you mean \"Phobos\"?"))
    let preview = outcome([file]) { $0.preview = "2" }
    #expect(preview.code == 64)
  }

  @Test("A view and a preview at once are wrong usage")
  func both() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Moons.swift", moonSource)
    #expect(
      outcome([file]) {
        $0.view = "Phobos"
        $0.preview = "1"
      }.code == 64)
  }

  @Test("Navigation takes one screen, and names them where there are several")
  func navigation() throws {
    let input = try Earshot.open(swift: moonSource)
    do {
      _ = try input.navigator()
      Issue.record("several screens were taken")
    } catch {
      #expect(error.exitCode == 64)
      #expect(
        error.description.contains("--preview 'Source.swift:3 Phobos', --preview 'Source.swift:9 Deimos'"))
    }
  }
}

@Suite("What an input is (contract, section 1)")
struct RecognitionTests {
  @Test("Swift source is known by its content, whatever the file is called")
  func swiftByContent() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("moons.txt", moonSource)
    #expect(try Earshot.open([file]).screens.count == 2)
  }

  @Test("A tree document is known by its content, whatever the file is called")
  func treeByContent() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("screen.txt", #"{"root": {"label": "Mars", "isElement": true}}"#)
    #expect(try Earshot.open([file]).screens.count == 1)
  }

  @Test("A byte order mark and UTF-16 are read through")
  func encodings() throws {
    let folder = try TemporaryFolder()
    let marked = try folder.write("a.swift", Data([0xef, 0xbb, 0xbf]) + Data(moonSource.utf8))
    #expect(try Earshot.open([marked]).screens.count == 2)
    var wide = Data([0xff, 0xfe])
    for unit in moonSource.utf16 { wide.append(contentsOf: [UInt8(unit & 0xff), UInt8(unit >> 8)]) }
    #expect(try Earshot.open([try folder.write("b.swift", wide)]).screens.count == 2)
  }

  @Test("Bytes that are no UTF-8 are a notice with their place, and the rest is read")
  func broken() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.swift", Data("// ab".utf8) + Data([0xff]) + Data("\n\(moonSource)".utf8))
    let input = try Earshot.open([file])
    #expect(input.screens.count == 2)
    #expect(input.notices.contains { $0.location == SourceLocation(file: file, line: 1, column: 6) })
  }

  @Test("What is none of the formats is said to be what it is, with exit code 65")
  func foreign() throws {
    let folder = try TemporaryFolder()
    let image = try folder.write("a.swift", Data([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]))
    #expect(outcome([image]).code == 65)
    #expect(outcome([image]).message.contains("PNG"))
    let binary = try folder.write("b.swift", Data([1, 0, 0xff]))
    #expect(outcome([binary]).message.contains("binary"))
    let empty = try folder.write("c.txt", "")
    #expect(outcome([empty]).code == 65)
    let prose = try folder.write("d.txt", "Dear reader")
    #expect(outcome([prose]).code == 65)
  }

  @Test("Nothing at the path is exit code 66, with the nearest name")
  func missing() throws {
    let folder = try TemporaryFolder()
    try folder.write("Moons.swift", moonSource)
    let missing = outcome(["\(folder.path)/Moon.swift"])
    #expect(missing.code == 66)
    #expect(missing.message.contains("Moon.swift:1:1: error: no such file"))
    #expect(missing.message.contains("Moons.swift\"?"))
  }

  @Test("An empty path is exit code 66, without a place and without a guess")
  func emptyPath() {
    let empty = outcome([""])
    #expect(empty.code == 66)
    #expect(empty.message == "error: no such file or folder")
  }

  @Test("A link to itself is not guessed to be itself")
  func selfLink() throws {
    let folder = try TemporaryFolder()
    try folder.link("loop", to: "loop")
    let missing = outcome(["\(folder.path)/loop"])
    #expect(missing.code == 66)
    #expect(!missing.message.contains("did you mean"))
  }

  @Test("A data file that is no JSON object is exit code 65 with its place", arguments: ["[", "[1]", "null"])
  func malformedData(text: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Moons.swift", moonSource)
    let data = try folder.write("d.json", text)
    let broken = outcome([file]) { $0.data = data }
    #expect(broken.code == 65)
    #expect(broken.message.hasPrefix("\(data):1:1: error: "))
  }

  @Test("A value that a property can't have is wrong usage; a name that no view has is a warning")
  func state() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Dock.swift",
      """
      import SwiftUI
      struct Dock: View {
        @State var boats = 0
        var body: some View { Text("\\(boats) boats") }
      }
      """)
    let misfit = outcome([file]) { $0.state = [("boats", "many")] }
    #expect(misfit.code == 64)
    #expect(misfit.message == "error: boats is an Int, not \"many\"")
    var options = OpenOptions()
    options.state = [("boat", "3")]
    let input = try Earshot.open([file], options: options)
    #expect(
      input.notices.map(\.message) == [
        "no view has a stored property named \"boat\"; did you mean \"boats\"?"
      ])
  }

  @Test("Over the bound is exit code 65 with the bound in the message (design, section 8)")
  func bound() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.swift", moonSource)
    let over = outcome([file]) { $0.bounds.inputBytes = 100 }
    #expect(over.code == 65)
    #expect(over.message.contains("100 bytes"))
  }

  @Test("UIKit code with more views than are kept is read so far, with a warning")
  func manyUIKitViews() throws {
    let labels = (0..<60).map { "let boat\($0)Label = UILabel()\nview.addSubview(boat\($0)Label)" }
    let code = """
      import UIKit
      class Boats: UIViewController {
        override func viewDidLoad() {
          \(labels.joined(separator: "\n"))
        }
      }
      """
    var options = OpenOptions()
    options.readsUIKitCode = true
    options.bounds.views = 50
    let notices = try Earshot.open(swift: code, options: options).readings().flatMap(\.notices)
    #expect(notices.contains { $0.message.contains("this screen has more than 50 views") })
  }

  @Test("A file without a view is an error that says what was looked for")
  func noView() throws {
    let error = #expect(throws: EarshotError.self) { try Earshot.open(swift: "let x = 1\n") }
    #expect(error?.exitCode == 65)
    #expect(error?.description.contains("no preview, no view and no App") == true)
  }
}
