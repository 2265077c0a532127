import EarshotKit
import Testing

/// Apple, `canOpenURL(_:)`: false where no app on the device handles the scheme. Apple's own apps are on each.
@Suite("Addresses that an app could open")
struct OpenableAddressTests {
  @Test(
    "Those of Apple's apps and the app's own, and no others",
    arguments: [
      ("tel:5550100", "yes"), ("HTTPS://tides.example", "yes"), ("app-settings:", "yes"),
      ("mole://berth/4", "yes"),
      ("gullmail://new", "no"), ("berth/4", "no"),
    ])
  func known(address: String, answer: String) throws {
    let files = try TemporaryFolder()
    try files.write(
      "App/App-Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>Mole</string></array></dict></array></dict></plist>
      """)
    try files.write(
      "App/Quay.swift",
      """
      import SwiftUI
      struct Quay: View {
        var body: some View { Text(UIApplication.shared.canOpenURL(URL(string: "\(address)")!) ? "yes" : "no") }
      }
      """)
    let opened = try Earshot.open(["\(files.path)/App"])
    #expect(opened.readings().flatMap { $0.elements.map(\.announcement) } == [answer])
  }
}
