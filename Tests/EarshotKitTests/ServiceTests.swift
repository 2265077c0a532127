import EarshotKit
import Testing

/// What an app shows of Apple's services before anybody has answered: nothing was allowed, nobody is signed in, what
/// was asked is on its way (the pages of the frameworks at developer.apple.com/documentation).
@Suite("Services before anybody answered") struct ServiceTests {
  @Test(
    "An app that asks a service is understood whole",
    arguments: [
      (
        "FoundationModels",
        "{ if case .unavailable = SystemLanguageModel.default.availability { \"off\" } else { \"on\" } }()",
        "off"
      ),
      ("FoundationModels", "SystemLanguageModel.default.isAvailable ? \"on\" : \"off\"", "off"),
      (
        "FoundationModels",
        "LanguageModelSession(instructions: \"Be brief.\").isResponding ? \"busy\" : \"idle\"", "idle"
      ),
      ("CloudKit", "CKRecord.ID(recordName: \"berth\").zoneID.zoneName", "_defaultZone"),
      ("CloudKit", "CKError(.quotaExceeded).code == .quotaExceeded ? \"full\" : \"room\"", "full"),
      (
        "Speech", "SFSpeechRecognizer.authorizationStatus() == .notDetermined ? \"not asked\" : \"asked\"",
        "not asked"
      ),
      ("WeatherKit", "WeatherCondition.mostlyCloudy.description", "Mostly Cloudy"),
      (
        "CoreBluetooth", "CBCentralManager.authorization == .notDetermined ? \"not asked\" : \"asked\"",
        "not asked"
      ),
      (
        "AppTrackingTransparency",
        "ATTrackingManager.trackingAuthorizationStatus == .notDetermined ? \"not asked\" : \"asked\"",
        "not asked"
      ),
      (
        "AdSupport", "ASIdentifierManager.shared().advertisingIdentifier.uuidString",
        "00000000-0000-0000-0000-000000000000"
      ),
      (
        "CoreTelephony",
        "CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil ? \"none\" : \"some\"", "none"
      ),
      ("VisionKit", "DataScannerViewController.isAvailable ? \"scans\" : \"not allowed\"", "not allowed"),
      (
        "VideoToolbox", "VTIsHardwareDecodeSupported(kCMVideoCodecType_HEVC) ? \"decodes\" : \"not\"",
        "decodes"
      ),
      ("PassKit", "PKPaymentAuthorizationController.canMakePayments() ? \"pays\" : \"not\"", "pays"),
      (
        "PassKit",
        "PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]) ? \"card\" : \"no card\"",
        "no card"
      ),
      (
        "UniformTypeIdentifiers",
        "UTType(tag: \"png\", tagClass: .filenameExtension, conformingTo: .image)?.identifier ?? \"none\"",
        "public.png"
      ),
      ("GameKit", "GKLocalPlayer.local.isAuthenticated ? \"in\" : \"out\"", "out"),
      ("PencilKit", "PKDrawing().strokes.isEmpty ? \"empty\" : \"drawn\"", "empty"),
      ("MultipeerConnectivity", "MCPeerID(displayName: \"Gull\").displayName", "Gull"),
      ("CallKit", "\"\\(CXCallObserver().calls.count) calls\"", "0 calls"),
      (
        "GroupActivities", "GroupStateObserver().isEligibleForGroupSession ? \"call\" : \"no call\"",
        "no call"
      ),
      (
        "MusicKit", "MusicAuthorization.currentStatus == .notDetermined ? \"not asked\" : \"asked\"",
        "not asked"
      ),
      ("NaturalLanguage", "NLLanguage.german.rawValue", "de"),
      (
        "NetworkExtension", "NEVPNManager.shared().connection.status == .invalid ? \"no VPN\" : \"VPN\"",
        "no VPN"
      ),
      ("GameController", "\"\\(GCController.controllers().count) controllers\"", "0 controllers"),
      ("CoreNFC", "NFCNDEFReaderSession.readingAvailable ? \"reader\" : \"no reader\"", "reader"),
      ("FamilyControls", "\"\\(FamilyActivitySelection().applicationTokens.count) apps\"", "0 apps"),
    ])
  func shown(module: String, expression: String, words: String) throws {
    let screen = try Earshot.open(
      swift: """
        import \(module)
        import SwiftUI
        struct Quay: View { var body: some View { Text(\(expression)) } }
        """
    ).readings()[0]
    #expect(screen.elements.map(\.announcement) == [words])
    #expect(screen.notices.isEmpty)
  }

  @Test("What is asked stays on its way, and the screen shows what it shows meanwhile")
  func asked() throws {
    let screen = try Earshot.open(
      swift: """
        import CloudKit
        import CoreLocation
        import FoundationModels
        import SwiftUI
        import Translation
        import WeatherKit
        struct Quay: View {
          @State private var weather = "loading"
          @State private var answer = "thinking"
          @State private var account = "unknown account"
          var body: some View {
            VStack { Text(weather); Text(answer); Text(account) }
              .task {
                let here = CLLocation(latitude: 54, longitude: 10)
                let now = try? await WeatherService.shared.weather(for: here)
                weather = "\\(now?.currentWeather.isDaylight ?? false)"
              }
              .task {
                let session = LanguageModelSession { "Be brief." }
                answer = (try? await session.respond(to: "Tides?").content) ?? "none"
              }
              .task {
                let status = try? await CKContainer.default().accountStatus()
                account = status == .available ? "here" : "away"
              }
              .translationTask(nil as TranslationSession.Configuration?) { _ in }
          }
        }
        """
    ).readings()[0]
    #expect(screen.elements.map(\.announcement) == ["loading", "thinking", "unknown account"])
    #expect(screen.notices.isEmpty)
  }
}
