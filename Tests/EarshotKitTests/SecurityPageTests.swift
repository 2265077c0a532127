import EarshotVocabulary
import Foundation
import Testing

@testable import EarshotKit

/// The page promises numbers; they are those of the code.
@Suite("Documentation/security.md")
struct SecurityPageTests {
  private static let page: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return (try? String(contentsOf: root.appending(path: "Documentation/security.md"), encoding: .utf8)) ?? ""
  }()

  private static let inForce = Bounds.standard

  @Test(
    "The bounds are those that inputs are read with",
    arguments: [
      ("one tree document, capture or interface file", "\(grouped(inForce.inputBytes)) bytes"),
      ("one Swift file", "\(grouped(inForce.swiftBytes)) bytes"),
      ("all Swift files of one input, and as much again around it", "\(grouped(inForce.projectBytes)) bytes"),
      ("one file that an app reads", "\(grouped(inForce.resourceBytes)) bytes"),
      ("one transcript", "\(grouped(ScriptFiles.bound)) bytes"),
      ("one `.earshot.yml`", "\(grouped(ProjectConfiguration.bound)) bytes"),
      ("files of one folder and the folders in it", grouped(FolderWalk.Limits.package.files)),
      ("names of one folder and the folders in it", grouped(FolderWalk.Limits.package.entries)),
      ("nesting of JSON, YAML and views", grouped(inForce.nesting)),
      ("steps of one evaluation", grouped(inForce.steps)),
      ("calls inside calls", grouped(inForce.callDepth)),
      ("views of one screen of code", grouped(inForce.views)),
      ("nodes of one screen of data", grouped(inForce.nodes)),
      ("characters that are typed at once", grouped(inForce.textLength)),
    ])
  func bounds(what: String, bound: String) {
    #expect(SecurityPageTests.page.contains("| \(what) | \(bound) |\n"))
  }

  @Test("Every bound on the page is one of those")
  func rows() {
    let rows = SecurityPageTests.page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == 15)
  }
}

/// `67,108,864`
private func grouped(_ number: Int) -> String {
  var groups: [String] = []
  var rest = String(number)
  while rest.count > 3 {
    groups.insert(String(rest.suffix(3)), at: 0)
    rest.removeLast(3)
  }
  return ([rest] + groups).joined(separator: ",")
}
