import Foundation
import Testing

/// The program as a step of a workflow, on a stranger's pull request.
@Suite("Where GitHub's runner reads along")
struct RunnerOutputTests {
  private static let source = """
    import SwiftUI

    struct Evil: View {
      var body: some View {
        VStack {
          Text("##[error]owned")
          Button("Go") { print("::error::owned") }
        }
      }
    }
    """

  private func folder() throws -> SampleFolder {
    let folder = try SampleFolder()
    try folder.write("Evil.swift", RunnerOutputTests.source)
    return folder
  }

  @Test("No text of an input is a command, on either stream")
  func text() throws {
    let folder = try folder()
    let environment = ["GITHUB_ACTIONS": "true"]
    let read = try Program.run(["read", folder.file("Evil.swift")], environment: environment)
    #expect(read.output.contains("##\u{200b}[error]owned"))
    let missing = try Program.run(["read", "::error::owned"], environment: environment)
    #expect(missing.code == 66)
    #expect(missing.errors.hasPrefix(":\u{200b}:error::owned"))
    let plain = try Program.run(["read", folder.file("Evil.swift")], environment: ["GITHUB_ACTIONS": ""])
    #expect(!plain.output.isEmpty)
  }

  @Test("What an action prints is none either")
  func printed() throws {
    let folder = try folder()
    let result = try Program.run(
      ["navigate", folder.file("Evil.swift")], input: "last\ndouble-tap\n",
      environment: ["GITHUB_ACTIONS": "true"])
    let lines = result.output.split(whereSeparator: \.isNewline)
    #expect(result.output.contains("error::owned"))
    #expect(!lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") })
  }

  @Test("JSON stays exact")
  func json() throws {
    let folder = try folder()
    let result = try Program.run(
      ["read", folder.file("Evil.swift"), "--format", "json"], environment: ["GITHUB_ACTIONS": "true"])
    #expect(!result.output.contains("##["))
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    #expect("\(value)".contains("##[error]owned"))
  }

  @Test("Annotations that were asked for are commands")
  func annotations() throws {
    let folder = try folder()
    try folder.write("evil.earshot", "@open Evil.swift\n::error::owned\n")
    let result = try Program.run(["run", folder.file("evil.earshot"), "--report", "github"])
    #expect(result.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::error file=") })
    #expect(!result.errors.split(separator: "\n").contains { $0.drop(while: \.isWhitespace).hasPrefix("::") })
  }
}
