import Testing

@testable import EarshotKit

/// What can't be done leaves in doubt what it would have changed, and nothing else (design: an unknown costs only
/// itself; contract, section 2: what is not understood is named).
@Suite("What isn't done, and what hangs on it")
struct DoubtTests {
  private func understood(_ members: String, _ view: String, _ declarations: String = "") throws
    -> ScreenCoverage.Understanding
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "Probe.swift",
      """
      import SwiftUI
      import Observation
      \(declarations)
      struct Probe: View { \(members); var body: some View { \(view) } }
      """)
    let readings = try Earshot.open([path]).readings()
    return try #require(readings.first).understood.understanding
  }

  private static let observable = """
    @Observable final class Log {
      var names: [String] = []
      var title = "Log"
      func load() { guard TideKit.isReady else { return }; names = ["Gull"] }
      func note() { if TideKit.isReady { title = "Storm" }; names = ["Tern"] }
      func wait() { TideKit.fetch { [weak self] in guard let self else { return }; self.names = ["Gull"] } }
      func look() { for name in TideKit.names { names.append(name) } }
      func pick() { switch TideKit.kind { case .ebb: title = "Ebb"; default: names.removeAll() } }
    }
    """
  private static let list = "VStack { Text(\"Pier\"); ForEach(log.names, id: \\.self) { Text($0) } }"

  @Test(
    "A property of a model is in doubt by what would have changed it",
    arguments: [
      ("load", true, false), ("note", false, true), ("wait", true, false), ("look", true, false),
      ("pick", true, true),
    ])
  func observable(action: String, changesNames: Bool, changesTitle: Bool) throws {
    let model = "@State var log = Log()"
    let names = try understood(
      model, DoubtTests.list + ".onAppear { log.\(action)() }", DoubtTests.observable)
    #expect(names == (changesNames ? .spokenGaps : .silentGaps))
    let title = try understood(model, "Text(log.title).task { log.\(action)() }", DoubtTests.observable)
    #expect(title == (changesTitle ? .spokenGaps : .silentGaps))
  }

  // Who follows a publisher of a property, or what its observers do, isn't told.
  @Test(
    "Where others follow what would have been changed, the whole screen is in doubt",
    arguments: [
      "guard TideKit.isReady else { return }; log.name = \"Tern\"",
      "guard TideKit.isReady else { return }; log.depth = 2", "if TideKit.isReady { log.depth += 1 }",
      "if TideKit.isReady { UserDefaults.standard.set(1, forKey: \"depth\") }", "TideKit.fetch { dismiss() }",
      "if TideKit.isReady { NotificationCenter.default.post(name: .init(\"tide\"), object: nil) }",
      "TideKit.fetch { log.subject.send(3) }",
    ])
  func followed(action: String) throws {
    let found = try understood(
      "@StateObject var log = Log(); @Environment(\\.dismiss) var dismiss",
      "Text(log.title).onAppear { \(action) }",
      """
      import Combine
      final class Log: ObservableObject {
        @Published var name = "Gull"
        let subject = PassthroughSubject<Int, Never>()
        var depth = 1 { didSet { title = "deep" } }
        var title = "Log"
        var held: AnyCancellable?
        init() { held = $name.sink { [weak self] in self?.title = $0 } }
      }
      """)
    #expect(found == .spokenGaps)
  }

  @Test(
    "What only prints, or gives something, changes nothing",
    arguments: [
      "if TideKit.isReady { print(\"tide\") }", "TideKit.fetch { Logger().debug(\"tide\") }",
      "guard TideKit.isReady else { return }; let all = [3, 1].sorted().map(String.init); print(all)",
      "if TideKit.isReady { DispatchQueue.main.async { print(\"tide\") } }",
    ])
  func withoutEffect(action: String) throws {
    let found = try understood("@State var text = \"Gull\"", "Text(text).onAppear { \(action) }", "import os")
    #expect(found == .silentGaps)
  }

  @Test("What is done by something in doubt is in doubt, until something else is put there")
  func spreading() throws {
    let members = "@State var depth = 1; @State var name = \"Gull\""
    let doubt = "TideKit.fetch { depth = 2 }"
    func found(_ action: String) throws -> ScreenCoverage.Understanding {
      try understood(members, "Text(name).onAppear { \(doubt); \(action) }")
    }
    #expect(try found("name = \"Tern\"") == .silentGaps)
    #expect(try found("if depth == 1 { name = \"Tern\" }") == .spokenGaps)
    #expect(try found("name = \"\\(depth)\"") == .spokenGaps)
    #expect(try found("depth = 3; if depth == 3 { name = \"Tern\" }") == .silentGaps)
  }

  private static let caller = """
    @Observable class Log {
      var name = "Gull"
      var title = "Log"
      var count = 0
      var handler: (() -> Void)?
      func rename() { setName("Tern") }
      func setName(_ name: String) { self.name = name; if count > 9 { again() } }
      func again() { count += 1; rename() }
      func log(_ text: String) { print(text) }
      func other() { Helper.shared.log = self; Helper.shared.work() }
      func handled() { handler?() }
    }
    enum Kind { case named(String) }
    final class Quiet: Log { override func setName(_ name: String) { title = name } }
    final class Helper { static let shared = Helper(); weak var log: Log?; func work() { log?.name = "Tern" } }
    """

  @Test(
    "What would have been called changes what it changes",
    arguments: [
      ("if TideKit.isReady { log.rename() }", true, false),
      ("if TideKit.isReady { log.log(\"tide\") }", false, false),
      ("guard TideKit.isReady else { return }; let kind = Kind.named(\"tide\"); print(kind)", false, false),
      ("TideKit.fetch { log.rename() }", true, false),
      ("TideKit.fetch { [weak log] in log?.rename() }", true, true),
      ("guard TideKit.isReady else { return }; log.again()", true, false),
      ("guard TideKit.isReady else { return }; quiet.rename()", false, true),
      ("if TideKit.isReady { log.handled() }", false, false),
      ("log.handler = { print(1) }; if TideKit.isReady { log.handled() }", true, true),
      ("for tide in TideKit.tides { log.setName(tide.name) }", true, false),
    ])
  func calls(action: String, changesName: Bool, changesTitle: Bool) throws {
    func found(_ text: String) throws -> ScreenCoverage.Understanding {
      try understood(
        "@State var log = Log(); @State var quiet = Quiet()", "Text(\(text)).onAppear { \(action) }",
        DoubtTests.caller)
    }
    let object = action.contains("quiet.") ? "quiet" : "log"
    #expect(try found("\(object).name") == (changesName ? .spokenGaps : .silentGaps))
    #expect(try found("\(object).title") == (changesTitle ? .spokenGaps : .silentGaps))
  }

  // An object may be held by others than those that it is found by.
  @Test(
    "An object that is found by what isn't known may be any",
    arguments: [
      "if TideKit.isReady { all[0].name = \"Tern\" }", "for i in 0..<TideKit.count { all[i].rename() }",
      "TideKit.each { all[$0].name = \"Tern\" }", "for log in all { if TideKit.isReady { log.rename() } }",
    ])
  func foundObjects(action: String) throws {
    let found = try understood(
      "let kept: Log; @State var all: [Log]; init() { kept = Log(); _all = State(initialValue: [kept]) }",
      "Text(kept.name).onAppear { \(action) }", DoubtTests.caller)
    #expect(found == .spokenGaps)
  }

  @Test("A binding's own setter may do anything")
  func bindings() throws {
    let child = """
      struct Field: View {
        @Binding var name: String
        var body: some View { Text("Pier").onAppear { if TideKit.isReady { name = "Tern" } } }
      }
      """
    func found(_ binding: String) throws -> ScreenCoverage.Understanding {
      try understood(
        "@State var name = \"Gull\"; @State var title = \"Log\"",
        "VStack { Field(name: \(binding)); Text(title) }", child)
    }
    #expect(try found("Binding(get: { name }, set: { title = $0 })") == .spokenGaps)
    #expect(try found("$name") == .silentGaps)
    #expect(try found("$title") == .spokenGaps)
  }

  // SE-0047: what may be dropped is given besides what is done.
  @Test("What the frameworks do besides giving something may be anything")
  func droppable() throws {
    let store = """
      import ComposableArchitecture
      @Reducer struct Harbor {
        @ObservableState struct State { var count = 0 }
        enum Action { case add }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            state.count += 1
            return .none
          }
        }
      }
      """
    let found = try understood(
      "let store = Store(initialState: Harbor.State()) { Harbor() }",
      "Text(\"\\(store.count)\").onAppear { if TideKit.isReady { store.send(.add) } }", store)
    #expect(found == .spokenGaps)
  }

  @Test("An object made in the code of a screen is as sure as any other")
  func inBody() throws {
    let model = """
      final class Engine {
        var handle: OpaquePointer?
        var name = "none"
        var title = "Engine"
        func start() throws {
          var failure: String?
          try hold {
            guard handle == nil else { return }
            handle = tide_create()
            let result = tide_open(handle)
            guard result >= 0 else { failure = "broken"; return }
            name = "started"
          }
          if let failure { print(failure) }
        }
      }
      func hold<T>(_ work: () throws -> T) rethrows -> T { try work() }
      func engine() -> Engine { let engine = Engine(); try? engine.start(); return engine }
      """
    #expect(try understood("let unused = 1", "Text(engine().title)", model) == .silentGaps)
    #expect(try understood("let unused = 1", "Text(engine().name)", model) == .spokenGaps)
  }
}
