import Foundation
import Testing

@Suite("earshot navigate on a pipe (contract, section 3)")
struct LineProtocolTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  private func objects(_ gestures: [String]) throws -> (code: Int32, lines: [[String: Any]]) {
    let result = try Program.run(
      ["navigate", folder.planet, "--format", "json"], input: gestures.joined(separator: "\n") + "\n")
    let lines = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    return (result.code, lines)
  }

  @Test("The first line out is the arrival, then one object a gesture")
  func open() throws {
    let (code, lines) = try objects(["swipe right", "swipe left"])
    #expect(code == 0)
    #expect(lines.map { $0["gesture"] as? String } == ["open", "swipe right", "swipe left"])
    #expect(lines.map { $0["utterances"] as? [String] } == [["Mars"], ["Visit, button"], ["Mars"]])
    #expect(lines.map { $0["focus"] as? Int } == [0, 1, 0])
    let keys: Set = ["gesture", "utterances", "sounds", "focus", "rotor", "output"]
    #expect(Set(lines[0].keys) == keys.union(["computed"]))
    for line in lines.dropFirst() { #expect(Set(line.keys) == keys) }
  }

  @Test("What a screen prints while it appears is output of the opening; what it posts is cut off")
  func opening() throws {
    let file = folder.file("Harbour.swift")
    try Data(
      """
      import SwiftUI
      struct Harbour: View {
        var body: some View {
          Text("Low tide").onAppear {
            print("appeared")
            AccessibilityNotification.Announcement("Welcome").post()
          }
        }
      }
      """.utf8
    ).write(to: URL(fileURLWithPath: file))
    for technology in ["voiceover", "voice-control", "full-keyboard-access", "switch-control"] {
      let result = try Program.run(
        ["navigate", file, "--with", technology, "--format", "json"], input: "")
      let line = try #require(result.output.split(separator: "\n").first)
      let opened = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(opened["output"] as? [String] == ["appeared"], "\(technology)")
      if technology == "voiceover" { #expect(opened["utterances"] as? [String] == ["Low tide"]) }
    }
  }

  @Test("At the end there is the sound, then the element again in full (settled)")
  func boundary() throws {
    let line = try #require(try objects(["last", "swipe right"]).lines.last)
    #expect(line["sounds"] as? [String] == ["boundary"])
    #expect(line["utterances"] as? [String] == ["Visit, button"])
  }

  @Test("What an action prints is output")
  func output() throws {
    let line = try #require(try objects(["last", "double-tap"]).lines.last)
    #expect(line["output"] as? [String] == ["landed"])
  }

  @Test("An unknown gesture gets an error, the session goes on, and the code is 65 in the end")
  func unknown() throws {
    let (code, lines) = try objects(["swpie right", "swipe right"])
    #expect(code == 65)
    #expect(lines[1]["error"] is String)
    #expect(lines[2]["utterances"] as? [String] == ["Visit, button"])
  }

  @Test(
    "A line beyond the bound is one error and is passed over to its end",
    arguments: ["", "voice-control", "full-keyboard-access", "switch-control"])
  func longLine(technology: String) throws {
    let long = "touch " + String(repeating: "a", count: 3_000_000)
    let asked = technology.isEmpty ? [] : ["--with", technology]
    let result = try Program.run(
      ["navigate", folder.planet, "--format", "json"] + asked, input: "\(long)\nelements\n\(long)")
    let lines = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(result.code == 65)
    #expect(lines.count == 4)
    #expect(lines.map { $0["error"] != nil } == [false, true, false, true])
    #expect((lines[1]["gesture"] as? String)?.hasPrefix("touch aaa") == true)
    #expect((lines[1]["error"] as? String)?.contains("1048576 bytes") == true)
    #expect(lines[2]["answer"] != nil)
  }

  @Test("A question is answered, and nothing is spoken")
  func question() throws {
    let line = try #require(try objects(["elements"]).lines.last)
    #expect(line["answer"] != nil)
    #expect(line["utterances"] as? [String] == [])
  }

  @Test("Empty lines and foreign line ends are no gestures")
  func lineEnds() throws {
    let (code, lines) = try objects(["", "swipe right\r", "  ", ""])
    #expect(code == 0)
    #expect(lines.count == 2)
  }

  @Test("Text is written as a transcript writes it")
  func text() throws {
    let result = try Program.run(
      ["navigate", folder.planet], input: "swipe right\ndouble-tap\nswipe right\n")
    #expect(result.output.hasPrefix("Mars\nVisit, button\n"))
    #expect(result.output.contains("= landed\n"))
    #expect(result.output.contains("! boundary\nVisit, button\n"))
  }

  @Test("Every response is written before the next gesture is read")
  func flushed() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["navigate", folder.planet, "--format", "json"]
    let (incoming, outgoing) = (Pipe(), Pipe())
    process.standardInput = incoming
    process.standardOutput = outgoing
    try process.run()
    func line() -> String { String(decoding: outgoing.fileHandleForReading.availableData, as: UTF8.self) }
    #expect(line().contains(#""gesture":"open""#))
    incoming.fileHandleForWriting.write(Data("swipe right\n".utf8))
    #expect(line().contains(#""utterances":["Visit, button"]"#))
    try incoming.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
