import EarshotKit
import Testing

/// `^[…](inflect: true)` in a text (Apple: automatic grammar agreement, iOS 15+).
@Suite("Grammar agreement")
struct InflectionTests {
  private func text(_ written: String, _ count: Int, locale: String = "en_US") throws -> String {
    let source = """
      import SwiftUI
      struct Tea: View { let count = \(count); var body: some View { Text("\(written)") } }
      #Preview { Tea() }
      """
    var options = OpenOptions()
    options.locale = locale
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Tea.swift", options: options)
    return try #require(input.readings().first?.elements.first).announcement
  }

  @Test(
    arguments: [
      (#"^[\(count) cup](inflect: true)"#, 3, "3 cups"), (#"^[\(count) cup](inflect: true)"#, 1, "1 cup"),
      (#"^[\(count) cup](inflect: true)"#, 0, "0 cups"), (#"^[\(count) cups](inflect: true)"#, 1, "1 cup"),
      (#"You have ^[\(count) black berry](inflect: true) left."#, 2, "You have 2 black berries left."),
      (#"^[\(count) cup of tea](inflect: true)"#, 2, "2 cups of tea"),
      (#"**^[\(count) cup](inflect: true)**"#, 1_200, "1,200 cups"),
      (#"2^3 and ^[plain](other: 1)"#, 1, "2^3 and plain"),
    ])
  func `the noun follows its number`(written: String, count: Int, expected: String) throws {
    #expect(try text(written, count) == expected)
  }

  @Test func `in other languages the marks go`() throws {
    #expect(try text(#"^[\(count) Tasse](inflect: true)"#, 3, locale: "de") == "3 Tasse")
  }

  // Spec voiceover.md: on iPhone a dismiss element at the top of a sheet.
  @Test func `what stands above a sheet is read before its bar`() throws {
    let source = """
      import SwiftUI
      #Preview {
        Text("Quay").sheet(isPresented: .constant(true)) {
          NavigationStack {
            Text("Berth").navigationTitle("Boats").toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            }
          }.presentationDetents([.medium, .large])
        }
      }
      """
    let input = try Earshot.open(bytes: Array(source.utf8), file: "Quay.swift")
    let stops = try #require(input.readings().first).elements.map(\.announcement)
    #expect(
      stops == [
        "dismiss popup, button", "Sheet Grabber, button", "Cancel, button", "Boats, heading", "Berth",
      ])
  }
}
