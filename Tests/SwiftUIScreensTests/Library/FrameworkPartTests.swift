import Testing

/// Each as Apple's documentation of the framework has it.
@Suite("Parts of the system's frameworks") struct FrameworkPartTests {
  /// https://developer.apple.com/documentation/network/nwpathmonitor: a phone is taken to be online by Wi-Fi.
  @Test("A started path monitor tells its handler of the path")
  func paths() {
    let code = """
      final class Reach: ObservableObject {
        @Published var said = "not asked"
        private let monitor = NWPathMonitor()
        init() {
          monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async {
              self?.said = path.status == .satisfied && path.usesInterfaceType(.wifi) ? "online" : "offline"
            }
          }
          monitor.start(queue: DispatchQueue(label: "paths"))
        }
      }
      """
    let body = """
      Text(reach.said)
      let other = NWPathMonitor(requiredInterfaceType: .cellular).currentPath
      Text(other.status == .satisfied ? "cellular" : "none")
      Text(verbatim: "\\(NWEndpoint.hostPort(host: "10.0.0.1", port: 443)) \\(count)")
        .task { for await path in NWPathMonitor() { count += path.isExpensive ? 0 : 1 } }
      """
    let screen = screen("Network", body, "@StateObject var reach = Reach(); @State var count = 0", code)
    #expect(screen.texts == ["online", "none", "10.0.0.1:443 1"])
    #expect(screen.notices.isEmpty)
  }

  /// https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter
  @Test("Remote commands can be turned off, told of intervals and given handlers, which nobody calls")
  func remoteCommands() {
    let code = """
      final class Player {
        var heard = 0
        let center = MPRemoteCommandCenter.shared()
        init() {
          center.skipForwardCommand.preferredIntervals = [15]
          center.likeCommand.isEnabled = false
          center.changeRepeatModeCommand.currentRepeatType = .all
          center.skipBackwardCommand.addTarget { [weak self] event in
            guard let skip = event as? MPSkipIntervalCommandEvent else { return .commandFailed }
            self?.heard += Int(skip.interval)
            return .success
          }
        }
      }
      """
    let body = """
      let center = player.center
      Text("\\(center.skipForwardCommand.preferredIntervals.count) \\(center.changeRepeatModeCommand.currentRepeatType.rawValue)")
      Text("\\(player.heard) \\(String(center.likeCommand.isEnabled)) \\(String(center.bookmarkCommand.isActive))")
      """
    let screen = screen("MediaPlayer", body, "@State var player = Player()", code)
    #expect(screen.texts == ["1 2", "0 false false"])
    #expect(screen.notices.isEmpty)
  }

  /// https://developer.apple.com/documentation/linkpresentation/lplinkmetadata and
  /// https://developer.apple.com/documentation/storekit/entitlementtaskstate/map(_:)
  @Test("What a link shows is what is set of it; a state of entitlement is mapped")
  func linksAndEntitlements() {
    let links = screen(
      "LinkPresentation", "Text(metadata.title ?? \"none\"); Text(metadata.url?.host() ?? \"none\")",
      "var metadata: LPLinkMetadata { let made = LPLinkMetadata(); made.title = \"Tides\"; return made }")
    #expect(links.texts == ["Tides", "none"])
    let body = """
      Text("\\(EntitlementTaskState.success(3).map { $0 + 1 }.value ?? 0)")
      Text("\\(EntitlementTaskState<Int>.loading.flatMap { .success($0) }.value ?? 0)")
        .subscriptionStoreControlBackground(.thinMaterial)
        .task { said = await EntitlementTaskState.success(2).map { await Task.yield(); return "\\($0)" }.value ?? "" }
      Text(said)
      """
    #expect(screen("StoreKit", body, "@State var said = \"\"").texts == ["4", "0", "2"])
  }

  /// What SwiftUI's interface declares with an underscore, as `onAppear` and styles of buttons use it.
  @Test("Appearance modifiers do what they are made with; a button's gesture leaves the button what it is")
  func underscored() {
    let code = """
      struct Pressed: PrimitiveButtonStyle {
        @State var isPressed = false
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.opacity(isPressed ? 0.5 : 1)
            ._onButtonGesture { isPressed = $0 } perform: { configuration.trigger() }
        }
      }
      """
    var shown = screen(
      "SwiftUI",
      """
      Text(said).modifier(_AppearanceActionModifier(appear: { said = "shown" }, disappear: { said = "gone" }))
      Button("Open") { said = "open" }.buttonStyle(Pressed())
      """, "@State var said = \"new\"", code)
    #expect(shown.texts.first == "shown")
    #expect(shown.notices.isEmpty)
    shown.tap("Open")
    #expect(shown.texts.first == "open")
  }

  /// https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
  @Test("Requests of tasks wait, one for each identifier; nothing is launched")
  func tasks() {
    let code = """
      @MainActor final class Refresh {
        static let shared = Refresh()
        var wasLaunched = false
        func register() -> Bool {
          BGTaskScheduler.shared.register(forTaskWithIdentifier: "tides.refresh", using: nil) { task in
            self.wasLaunched = true
            (task as? BGAppRefreshTask)?.setTaskCompleted(success: true)
          }
        }
        func schedule() {
          let request = BGAppRefreshTaskRequest(identifier: "tides.refresh")
          request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
          for _ in 0..<2 { try? BGTaskScheduler.shared.submit(request) }
          try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "tides.clean"))
        }
      }
      """
    let body = """
      Text(Refresh.shared.register() ? "registered" : "refused")
      Text(pending.joined(separator: ", ")).task {
        Refresh.shared.schedule()
        pending = await BGTaskScheduler.shared.pendingTaskRequests().map(\\.identifier)
      }
      Text(Refresh.shared.wasLaunched ? "launched" : "waits")
      """
    let screen = screen("BackgroundTasks", body, "@State var pending: [String] = []", code)
    #expect(screen.texts == ["registered", "tides.refresh, tides.clean", "waits"])
  }

  /// https://developer.apple.com/documentation/corespotlight/cssearchableindex
  @Test("The search index takes what it is given")
  func index() {
    let members = """
      @State private var said = "waits"
      func index() {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Spring tide"
        attributes.keywords = ["sea"]
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
        CSSearchableIndex.default().indexSearchableItems([item]) { error in
          said = error == nil ? "indexed \\(item.attributeSet.title ?? "")" : "failed"
        }
      }
      """
    let screen = screen(
      "CoreSpotlight UniformTypeIdentifiers",
      "Text(said).onAppear(perform: index).onContinueUserActivity(CSSearchableItemActionType) { _ in }",
      members)
    #expect(screen.texts == ["indexed Spring tide"])
    #expect(screen.notices.isEmpty)
  }

  /// https://developer.apple.com/documentation/avfaudio: the same types as AVFoundation's.
  @Test("AVFAudio shows AVFoundation's audio")
  func audio() {
    let screen = screen(
      "AVFAudio", "Text(voice.isSpeaking ? \"speaks\" : \"silent\")", "let voice = AVSpeechSynthesizer()")
    #expect(screen.texts == ["silent"])
  }

  /// https://developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry
  @Test("A window scene has a geometry")
  func geometry() {
    let body = """
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      Text(scene?.effectiveGeometry.interfaceOrientation.isPortrait == true ? "upright" : "on its side")
      """
    #expect(screen("UIKit", body).texts == ["upright"])
  }

  /// https://developer.apple.com/documentation/swift/unsafemutablepointer,
  /// https://developer.apple.com/documentation/os/os_unfair_lock_lock
  @Test("Locks that code allocates are there, as are the values beside them")
  func allocated() {
    let code = """
      final class Guarded {
        private let lock: UnsafeMutablePointer<os_unfair_lock>
        private let depths = UnsafeMutablePointer<Int>.allocate(capacity: 3)
        private var last = 0
        init() {
          lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
          lock.initialize(to: os_unfair_lock())
          depths.initialize(repeating: 4, count: 3)
        }
        deinit {
          lock.deinitialize(count: 1)
          lock.deallocate()
        }
        var next: Int {
          os_unfair_lock_lock(lock)
          defer { os_unfair_lock_unlock(lock) }
          last += 1
          return last
        }
        var isFree: Bool { os_unfair_lock_trylock(lock) }
        func sum() -> Int {
          depths[1] += 1
          (depths + 2).pointee = 9
          return (0..<3).reduce(0) { $0 + depths[$1] }
        }
      }
      """
    let body = """
      let guarded = Guarded()
      Text("\\(guarded.next) \\(guarded.next) \\(guarded.sum())" as String)
      Text("\\(guarded.isFree) \\(guarded.isFree)" as String)
      """
    #expect(screen("os", body, "", code).texts == ["1 2 18", "true false"])
  }

  /// https://developer.apple.com/documentation/swift/withunsafemutablepointer(to:_:)
  @Test("A pointer that a closure is lent changes what it points to")
  func lent() {
    let code = """
      func answer(_ number: UnsafeMutablePointer<Int>) -> Bool {
        number.pointee += 4
        return true
      }
      func depth() -> String {
        var number = 3
        let isAnswered = withUnsafeMutablePointer(to: &number) { answer($0) }
        return "\\(number) \\(isAnswered) \\(withUnsafePointer(to: number) { $0.pointee + 1 })"
      }
      """
    #expect(screen("Foundation", "Text(verbatim: depth())", "", code).texts == ["7 true 8"])
  }

  /// https://developer.apple.com/documentation/tipkit/tips/configure(_:): tips are shown from then on.
  @Test("Before its tips are configured, an app shows none; afterwards it isn't known which")
  func tips() {
    let code = """
      import TipKit
      struct Moor: Tip { var title: Text { Text("Moor here") } }
      struct Probe: View {
        let tip = Moor()
        var body: some View { VStack { Text("Harbour"); TipView(tip, arrowEdge: .bottom) } } }
      #Preview("Before") { Probe() }
      #Preview("After") { Probe().task { try? Tips.configure([.displayFrequency(.immediate)]) } }
      """
    let before = Screen(code, open: "Before")
    #expect(before.texts == ["Harbour"])
    #expect(before.tree.gaps.isEmpty)
    #expect(!Screen(code, open: "After").tree.gaps.isEmpty)
  }
}
