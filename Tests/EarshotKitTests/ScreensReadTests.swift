import EarshotVocabulary
import Foundation
import Testing

@testable import EarshotKit

/// What a sum over screens has to say: that nothing is found where nothing was read proves nothing.
@Suite("How far screens were read")
struct ScreensReadTests {
  private func read(_ body: String) throws -> ScreensRead {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Probe.swift", "import SwiftUI\nstruct Probe: View {\n  var body: some View { \(body) }\n}\n")
    let input = try Earshot.open([path])
    let readings = input.readings().map(\.coverage.read)
    // All who count agree.
    #expect(input.utterances().map(\.coverage.read) == readings)
    #expect(input.fates().map(\.coverage.read) == readings)
    #expect(try [input.audit().coverage.read] == readings)
    return try #require(readings.first)
  }

  @Test(
    "Whole: all was understood, what was not touches nothing that is said, or there is nothing to say",
    arguments: [
      #"Text("Ebb")"#, #"Text("Ebb").onAppear { tideLog() }"#, "Circle().fill(.blue)", "EmptyView()",
    ])
  func whole(body: String) throws {
    #expect(try read(body).screens.map(\.extent) == [.whole])
  }

  @Test(
    "In part: beside what is known something is missing that may be said",
    arguments: [
      #"VStack { Text("Ebb"); Text(tideName()) }"#, #"VStack { Text("Ebb"); TideRow() }"#,
      #"Text("Depth \(tideDepth())")"#, "Button(tideName()) { }",
    ])
  func inPart(body: String) throws {
    let read = try read(body)
    #expect(read.screens.map(\.extent) == [.inPart])
    #expect(read.unread.isEmpty && !read.isWhole)
  }

  @Test("What an unknown condition decides is missing")
  func condition() throws {
    let body = #"VStack { Text("Ebb"); if Tide.isHigh { Text("High") } }"#
    #expect(try read(body).screens.map(\.extent) == [.inPart])
  }

  @Test(
    "Not at all: nothing is heard, or nothing but source text",
    arguments: [
      #"VStack { if Tide.isHigh { Text("High") } }"#, "TidePage()", "Text(tideName())",
      "VStack { Text(tideName()); Text(tideDepth()) }",
    ])
  func notAtAll(body: String) throws {
    let screen = try #require(try read(body).unread.first)
    #expect(screen.heading.hasSuffix("Probe.swift:2 Probe"))
    #expect(screen.cause?.isEmpty == false)
  }

  @Test("What decides what is shown and is declared nowhere is named, in conditions and in actions")
  func undecided() throws {
    let source = """
      import SwiftUI
      import Harbors
      struct Buoy: View {
        var store: HarborStore
        @State private var isLit = true
        var body: some View {
          VStack {
            Text("red")
            if store.isOpen { Text("open") }
            if isLit { Text("lit") }
          }
          .onAppear { if Harbors.isDark() { isLit = false } }
        }
      }
      """
    let reading = try #require(try Earshot.open(swift: source).readings().first)
    #expect(reading.elements.first?.announcement == "red")
    #expect(reading.notices.count { $0.severity == .warning && $0.message.contains("store.isOpen") } == 1)
    #expect(reading.notices.count { $0.severity == .warning && $0.message.contains("Harbors.isDark") } == 1)
    #expect(reading.coverage.read.count(.inPart) == 1)
  }

  @Test("Views that are nested deeper than they are followed are missing")
  func nestedTooDeep() throws {
    let deep =
      String(repeating: "VStack { ", count: 200) + #"Text("milk")"# + String(repeating: " }", count: 200)
    #expect(try read("VStack { Text(\"bread\"); \(deep) }").screens.map(\.extent) == [.inPart])
  }

  @Test("Quotation marks of a document or of an app are no unknown values")
  func quotes() throws {
    #expect(try read(#"Text("«Ebbe»")"#).isWhole)
    let folder = try TemporaryFolder()
    let document = try folder.write(
      "quoted.json", #"{"name": "Quoted", "root": {"view": "Text", "text": "«Ebbe»"}}"#)
    let reading = try #require(try Earshot.open([document], options: OpenOptions()).readings().first)
    #expect(reading.elements.map(\.announcement) == ["«Ebbe»"])
    #expect(reading.coverage.read.isWhole)
  }

  // MARK: Words

  private func screens(whole: Int = 0, inPart: Int = 0, notAtAll: Int = 0) -> ScreensRead {
    ScreensRead(
      (0..<whole).map { ScreensRead.Screen(heading: "W\($0)", extent: .whole) }
        + (0..<inPart).map { ScreensRead.Screen(heading: "P\($0)", extent: .inPart) }
        + (0..<notAtAll).map { ScreensRead.Screen(heading: "N\($0)", extent: .notAtAll) })
  }

  @Test("Nothing is said where nothing is missing")
  func nothing() {
    #expect(screens().sentence(hiding: "findings") == nil)
    #expect(screens(whole: 3).sentence(hiding: "findings") == nil)
  }

  @Test("A sentence says how many were read in part, how many not at all, and which those are")
  func sentences() {
    func sentence(_ read: ScreensRead) -> String? { read.sentence(hiding: "findings") }
    let end = ": findings there can't be seen."
    #expect(sentence(screens(inPart: 1)) == "The screen was read in part\(end)")
    #expect(sentence(screens(notAtAll: 1)) == "The screen was not read\(end)")
    #expect(sentence(screens(whole: 2, inPart: 1)) == "1 of 3 screens was read in part\(end)")
    #expect(sentence(screens(whole: 1, notAtAll: 2)) == "2 of 3 screens were not read (N0, N1)\(end)")
    #expect(
      sentence(screens(whole: 1, inPart: 2, notAtAll: 5))
        == "2 of 8 screens were read in part, and 5 not at all (N0, N1, N2 and 2 more)\(end)")
  }

  @Test("A screen that is read several times counts once, as it was read least")
  func distinct() {
    let twice = screens(whole: 2) + ScreensRead([ScreensRead.Screen(heading: "W1", extent: .notAtAll)])
    #expect(twice.distinct.screens.map(\.extent) == [.whole, .notAtAll])
    #expect(screens(whole: 1, inPart: 1, notAtAll: 1).withoutParts.count(.whole) == 2)
  }
}
