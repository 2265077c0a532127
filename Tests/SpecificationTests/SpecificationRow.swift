import EarshotConformance
import EarshotTreeDocument
import EarshotVocabulary
import Foundation
import Testing

/// A row of the specification: something that SwiftUI or UIKit has, what it means to VoiceOver,
/// the evidence for that, and cases that show it.
struct SpecificationRow: Sendable, CustomTestStringConvertible {
  var section: String
  var name: String
  var means: String
  var evidence: String
  /// A file of cases, as `earshot conformance` reads them.
  var cases: [UInt8]
  var caseCount: Int

  var testDescription: String { "\(section) \(name)" }

  /// The names in the row's own name.
  var nameWords: [String] { SpecificationRow.names(in: name) }

  /// The names in the row and its cases.
  var words: [String] {
    nameWords + SpecificationRow.names(in: means)
      + SpecificationRow.names(in: String(decoding: cases, as: UTF8.self))
  }

  /// A backslash and the letter behind it are an escape in the cases, not a part of a name.
  private static func names(in text: String) -> [String] {
    text.replacing("\\n", with: " ").replacing("\\u000a", with: " ")
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// All rows, in the order of the sections.
  static let all: [SpecificationRow] = files.flatMap(rows)

  /// The folder `Rows`, found from where this file lies.
  static let files: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Rows")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0).path() }
  }()

  private static func rows(_ path: String) -> [SpecificationRow] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let section = name.split(separator: "-").first.map(String.init) ?? name
    guard let data = FileManager.default.contents(atPath: path),
      let document = try? DataValue(parsing: Array(data), file: name)
    else { return [SpecificationRow(unreadable: name)] }
    return document.items.map { SpecificationRow($0, section: section) }
  }

  private init(unreadable name: String) {
    self.init(section: name, name: "can't be read", means: "", evidence: "", cases: [], caseCount: 0)
  }

  private init(
    section: String, name: String, means: String, evidence: String, cases: [UInt8], caseCount: Int
  ) {
    self.section = section
    self.name = name
    self.means = means
    self.evidence = evidence
    self.cases = cases
    self.caseCount = caseCount
  }

  private init(_ row: DataValue, section: String) {
    let name = row["row"]?.string ?? ""
    let cases = row["cases"]?.items ?? []
    self.init(
      section: section, name: name, means: row["means"]?.string ?? "",
      evidence: row["evidence"]?.string ?? "", cases: SpecificationRow.file(of: cases),
      caseCount: cases.count)
  }

  /// The cases as a list, each with its number as id.
  private static func file(of cases: [DataValue]) -> [UInt8] {
    var bytes = Array("[".utf8)
    for (index, example) in cases.enumerated() {
      if index > 0 { bytes += Array(",".utf8) }
      bytes += Array("{\"id\":\"\(index + 1)\",".utf8) + example.json.dropFirst()
    }
    return bytes + Array("]".utf8)
  }
}
