import EarshotKit
import Foundation
import Testing

@Suite("A missing translation")
struct MissingTranslationTests {
  @Test("is found in the language that is read, at the catalog's key; in the source's language it is none")
  func found() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = "struct Tide: View { var body: some View { VStack { Text(\"High water\"); Text(\"Ebb\") } } }"
    try view.write(to: folder.appendingPathComponent("Tide.swift"), atomically: true, encoding: .utf8)
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Ebb": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Ebbe" } } } },
        "High water": {} } }
      """
    try catalog.write(
      to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    #expect(try messages(folder.path, locale: "de").count == 1)
    #expect(try messages(folder.path, locale: "de").first?.contains("High water") == true)
    #expect(try messages(folder.path, locale: "en_US").isEmpty)
  }

  @Test("a key given to a view of another package is no missing text where a catalog has it")
  func keysOfUnknownViews() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let view = """
      struct Tide: View {
        var body: some View { GreetingPage(title: "GREETING_TITLE", subtitle: "GREETING_SUBTITLE") }
      }
      """
    try view.write(to: folder.appendingPathComponent("Tide.swift"), atomically: true, encoding: .utf8)
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "GREETING_TITLE": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Ahoy" } } } } } }
      """
    try catalog.write(
      to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    var audit = AuditOptions()
    audit.only = ["localization-key-label"]
    let findings = try Earshot.open([folder.path]).audit(audit).findings
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("GREETING_SUBTITLE") == true)
  }

  private func messages(_ folder: String, locale: String) throws -> [String] {
    var options = OpenOptions()
    options.locale = locale
    var audit = AuditOptions()
    audit.only = ["missing-translation"]
    return try Earshot.open([folder], options: options).audit(audit).findings.map(\.message)
  }
}
