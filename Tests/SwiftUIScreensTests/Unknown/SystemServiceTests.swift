import Testing

/// What a new device and a package's public interface answer (their public documentation).
@Suite("Services of the system and of packages")
struct SystemServiceTests {
  private func texts(_ body: String, _ declarations: String) -> (texts: [String], notices: [String]) {
    let screen = Screen(
      declarations + "\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
    return (screen.texts, screen.notices.filter { $0.severity != .note }.map(\.message))
  }

  @Test("On a new device no music plays")
  func music() {
    let found = texts(
      "Text(Radio().title); Text(Radio().isQuiet ? \"quiet\" : \"loud\")",
      """
      import SwiftUI
      import MediaPlayer
      final class Radio {
        let player: MPMusicPlayerController
        init() { player = .systemMusicPlayer; player.beginGeneratingPlaybackNotifications() }
        var title: String { player.nowPlayingItem?.title ?? "Nothing" }
        var isQuiet: Bool { player.playbackState == .stopped }
      }
      """)
    #expect(found.texts == ["Nothing", "quiet"])
    #expect(found.notices.isEmpty)
  }

  @Test("A factory of a container gives one and the same object where it keeps it")
  func factories() {
    let found = texts(
      "Text(\"\\(Container.shared.count()) \\(Container.shared.count()) \\(Container.shared.fresh())\")",
      """
      import SwiftUI
      import FactoryKit
      final class Tally { var made = 0 }
      let tally = Tally()
      func next() -> Int { tally.made += 1; return tally.made }
      extension Container {
        var count: Factory<Int> { self { next() }.singleton }
        var fresh: Factory<Int> { self { next() } }
      }
      """)
    #expect(found.texts == ["1 1 2"])
  }

  @Test("A constant after ?? is of the type of what may be nil")
  func constants() {
    let found = texts(
      "Text(\"\\((boat.trip ?? .zero).minutes)\"); Text(\"\\((ferry.wait ?? .short).rawValue)\")",
      """
      import SwiftUI
      import FerryKit
      enum Wait: String { case short, long }
      struct Boat { var trip: Duration?; var wait: Wait? }
      extension Duration { var minutes: Int { Int(components.seconds / 60) } }
      let boat = Boat(trip: nil, wait: nil)
      let ferry = Boat()
      """)
    #expect(found.texts == ["0", "short"])
    #expect(found.notices.isEmpty)
  }

  @Test("An object that goes through C as a pointer comes back as itself")
  func pointers() {
    let found = texts(
      "Text(Unmanaged<Boat>.fromOpaque(pointer).takeUnretainedValue().name)",
      """
      import SwiftUI
      final class Boat { let name = "Nell" }
      let boat = Boat()
      let pointer = Unmanaged.passUnretained(boat).toOpaque()
      """)
    #expect(found.texts == ["Nell"])
    #expect(found.notices.isEmpty)
  }

  @Test("What a package that nobody declares is set up with is named, and the rest is read")
  func configurations() {
    let found = texts(
      "Text(Boot().name)",
      """
      import SwiftUI
      import Promises
      final class Boot { let name = "Nell"; init() { Promises.conf.logHandler = { event in print(event) } } }
      """)
    #expect(found.texts == ["Nell"])
    #expect(found.notices.contains { $0.contains("Promises isn't declared") })
  }

  @Test("What is in a folder that the build makes is named, and no words are made up for it")
  func models() {
    let found = texts(
      "Text(\"\\(names.count) of \\(url?.lastPathComponent ?? \"none\")\")",
      """
      import SwiftUI
      import CoreData
      let url = Bundle.main.url(forResource: "Tides", withExtension: "momd")
      let info = url.flatMap { NSDictionary(contentsOf: $0.appendingPathComponent("VersionInfo.plist")) }
      let names = (info?["NSManagedObjectModel_VersionHashes"] as? NSDictionary)?.allKeys as? [String] ?? ["none"]
      """)
    #expect(found.texts == ["«names.count» of Tides.momd"])
    #expect(found.notices.contains { $0.contains("what the file VersionInfo.plist holds") })
  }

  @Test("Nothing was bought before, and nothing is bought elsewhere")
  func nothingThere() {
    let found = texts(
      "Purchases()",
      """
      import SwiftUI
      import StoreKit
      struct Purchases: View {
        @State private var bought = "unknown"
        var body: some View {
          Text(bought).task {
            var count = 0
            for await _ in StoreKit.Transaction.currentEntitlements { count += 1 }
            bought = "\\(count) bought"
            for await _ in Transaction.updates { bought = "more" }
            bought = "over"
          }
        }
      }
      """)
    #expect(found.texts == ["0 bought"])
    #expect(found.notices.isEmpty)
  }

  @Test("A new device has no file that an app wrote: who asks about one gets an error")
  func attributes() {
    let found = texts(
      "Text(isCached(\"/tides\") ? \"kept\" : \"not kept\")",
      """
      import SwiftUI
      func isCached(_ path: String) -> Bool {
        do {
          let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
          return size ?? 0 > 0
        } catch { return true }
      }
      """)
    #expect(found.texts == ["kept"])
  }

  @Test("The folders of an app have places, and who waits for what never ends goes no further")
  func foldersAndTasks() {
    let found = texts(
      "Text(URL.cachesDirectory.appendingPathComponent(\"tides\").pathComponents.suffix(3).joined(separator: \" \")); Waiting()",
      """
      import SwiftUI
      struct Waiting: View {
        @State private var text = "waiting"
        var body: some View {
          Text(text).task {
            let slow = Task { try await Task.sleep(for: .seconds(60)); return "late" }
            text = "started"
            text = (try? await slow.value) ?? "failed"
          }
        }
      }
      """)
    #expect(found.texts == ["Library Caches tides", "started"])
    #expect(found.notices.isEmpty)
  }
}
