import EarshotKit
import Testing

/// Combine's operators that let time pass, by Apple's documentation of each. Delays of a second or less, all of a
/// pipeline's together, come right after the gesture, longer ones with `wait`, as those of `asyncAfter` do.
@Suite("Publishers that are late")
struct LatePublisherTests {
  /// A screen with what a model heard, and buttons: "Type" adds a letter to its query, "Act" does what is given.
  private func screen(_ pipeline: String, act: String = "", members: String = "") throws -> VoiceOverUser {
    try VoiceOverUser(
      swift: """
        import SwiftUI
        import Combine
        final class Model: ObservableObject {
          @Published var query = ""
          @Published var heard = "-"
          var count = 0
          let storms = PassthroughSubject<Int, Never>()
          var bag = Set<AnyCancellable>()
          var held: AnyCancellable?
          \(members)
          init() { begin() }
          func begin() { \(pipeline) }
          func hear(_ word: some Any) { heard += " \\(word)" }
          func act() { \(act) }
        }
        struct Probe: View {
          @StateObject private var model = Model()
          var body: some View {
            Text(model.heard)
            Button("Type") { model.query += "a" }
            Button("Act") { model.act() }
          }
        }
        """, view: "Probe")
  }

  private func heard(_ user: VoiceOverUser) -> String { user.reading.elements.first?.announcement ?? "" }

  private func press(_ button: String, _ user: inout VoiceOverUser) {
    user.touch(button)
    user.doubleTap()
  }

  private static let sink = ".sink { [weak self] in self?.hear($0) }.store(in: &bag)"

  @Test(
    "More than a second has to be waited for, in whatever way it is written",
    arguments: [
      "delay(for: .seconds(2), scheduler: RunLoop.main)", "delay(for: 2, scheduler: DispatchQueue.main)",
      "delay(for: .milliseconds(2_000), scheduler: DispatchQueue.main)",
      "debounce(for: .seconds(2), scheduler: DispatchQueue.main)",
      "delay(for: .seconds(0.8), scheduler: RunLoop.main).map { $0 }.debounce(for: 1.2, scheduler: RunLoop.main)",
      "receive(on: RunLoop.main).delay(for: 2, scheduler: RunLoop.main).eraseToAnyPublisher()",
    ])
  func waited(operators: String) throws {
    var user = try screen("$query.dropFirst().\(operators)" + Self.sink)
    press("Type", &user)
    #expect(heard(user) == "-")
    try user.perform("wait 1.9")
    #expect(heard(user) == "-")
    try user.perform("wait 0.1")
    #expect(heard(user) == "- a")
  }

  @Test(
    "A second or less comes at once",
    arguments: [
      "delay(for: .seconds(1), scheduler: RunLoop.main)", "debounce(for: 0.3, scheduler: RunLoop.main)",
      "delay(for: 0.5, scheduler: RunLoop.main).debounce(for: .milliseconds(500), scheduler: RunLoop.main)",
      "throttle(for: 1, scheduler: RunLoop.main, latest: true)",
    ])
  func atOnce(operators: String) throws {
    var user = try screen("$query.dropFirst().\(operators)" + Self.sink)
    press("Type", &user)
    #expect(heard(user) == "- a")
  }

  @Test("What a publisher has is late for a new subscriber too, and its end with it")
  func first() throws {
    var user = try screen(
      """
      Just("tide").delay(for: .seconds(2), scheduler: RunLoop.main)
        .sink(receiveCompletion: { [weak self] _ in self?.hear("end") }, receiveValue: { [weak self] in self?.hear($0) })
        .store(in: &bag)
      """)
    #expect(heard(user) == "-")
    try user.perform("wait 2")
    #expect(heard(user) == "- tide end")
  }

  @Test("A delay lets everything by, in its order")
  func delayed() throws {
    var user = try screen("$query.dropFirst().delay(for: 3, scheduler: RunLoop.main)" + Self.sink)
    press("Type", &user)
    try user.perform("wait 2")
    press("Type", &user)
    try user.perform("wait 1")
    #expect(heard(user) == "- a")
    try user.perform("wait 2")
    #expect(heard(user) == "- a aa")
  }

  @Test("Only the newest gets through a debounce, when nothing has come for so long")
  func debounced() throws {
    var user = try screen("$query.debounce(for: 3, scheduler: RunLoop.main)" + Self.sink)
    try user.perform("wait 2")
    press("Type", &user)
    try user.perform("wait 2")
    press("Type", &user)
    try user.perform("wait 2")
    #expect(heard(user) == "-")
    try user.perform("wait 1")
    #expect(heard(user) == "- aa")
  }

  @Test("The first of a debounce can be dropped, whatever has taken its place")
  func droppedFirst() throws {
    var user = try screen("$query.debounce(for: 3, scheduler: RunLoop.main).dropFirst()" + Self.sink)
    press("Type", &user)
    try user.perform("wait 3")
    #expect(heard(user) == "-")
    press("Type", &user)
    try user.perform("wait 3")
    #expect(heard(user) == "- aa")
  }

  @Test("Operators behind a delay run when it is over")
  func operators() throws {
    var user = try screen(
      "$query.dropFirst().delay(for: 2, scheduler: RunLoop.main).map { [unowned self] in \"\\($0)\\(count)\" }"
        + Self.sink, act: "count += 1")
    press("Type", &user)
    press("Act", &user)
    try user.perform("wait 2")
    #expect(heard(user) == "- a1")
  }

  @Test("A publisher that is made of a value may be late")
  func flat() throws {
    var user = try screen(
      "$query.dropFirst().flatMap { Just($0 + \"!\").delay(for: 2, scheduler: RunLoop.main) }" + Self.sink)
    press("Type", &user)
    try user.perform("wait 1")
    press("Type", &user)
    #expect(heard(user) == "-")
    try user.perform("wait 2")
    #expect(heard(user) == "- a! aa!")
  }

  @Test("Who switches to the latest publisher leaves what the one before has still to give")
  func switched() throws {
    var user = try screen(
      """
      $query.dropFirst().map { Just($0 + "!").delay(for: 2, scheduler: RunLoop.main) }.switchToLatest()\(Self.sink)
      """)
    press("Type", &user)
    try user.perform("wait 1")
    press("Type", &user)
    try user.perform("wait 2")
    #expect(heard(user) == "- aa!")
  }

  @Test("A late publisher that is merged with others is late by itself")
  func merged() throws {
    var user = try screen(
      """
      storms.merge(with: $query.dropFirst().map(\\.count).delay(for: 2, scheduler: RunLoop.main))\(Self.sink)
      """, act: "storms.send(7)")
    press("Type", &user)
    press("Act", &user)
    #expect(heard(user) == "- 7")
    try user.perform("wait 2")
    #expect(heard(user) == "- 7 1")
  }

  @Test(
    "Several together give nothing before the late one has given something",
    arguments: [
      "$query.combineLatest(late)", "late.combineLatest($query).map { ($1, $0) }",
      "Publishers.CombineLatest($query, late)", "Publishers.Zip($query, late)",
    ])
  func together(joined: String) throws {
    var user = try screen(
      """
      let late = Just("tide").delay(for: 2, scheduler: RunLoop.main)
      \(joined).map { "\\($0.0)\\($0.1)" }\(Self.sink)
      """)
    #expect(heard(user) == "-")
    try user.perform("wait 2")
    #expect(heard(user) == "- tide")
  }

  @Test(
    "A throttle lets the first by at once, and after its time the latest or the one that came first",
    arguments: [("true", "- a aaa"), ("false", "- a aa")])
  func throttled(latest: String, expected: String) throws {
    var user = try screen(
      "$query.dropFirst().throttle(for: 3, scheduler: RunLoop.main, latest: \(latest))" + Self.sink)
    for _ in 0..<3 { press("Type", &user) }
    #expect(heard(user) == "- a")
    try user.perform("wait 3")
    #expect(heard(user) == expected)
  }

  @Test("assign waits as well, to a property that publishes and to one by its key path")
  func assigned() throws {
    for end in ["assign(to: &$heard)", "assign(to: \\.heard, on: self).store(in: &bag)"] {
      var user = try screen("$query.dropFirst().delay(for: 2, scheduler: RunLoop.main).\(end)")
      press("Type", &user)
      #expect(heard(user) == "-")
      try user.perform("wait 2")
      #expect(heard(user) == "a")
    }
  }

  @Test(
    "Who cancels, or holds the cancellable no more, is given nothing that is still to come",
    arguments: [
      (".store(in: &bag)", "bag.removeAll()"), (".store(in: &bag)", "bag.forEach { $0.cancel() }"),
      ("", "held?.cancel()"), ("", "held = nil"), ("", "held = Just(\"other\").sink { _ in }"),
    ])
  func cancelled(stored: String, act: String) throws {
    let assigned = stored.isEmpty ? "held = " : ""
    let pipeline =
      "\(assigned)$query.dropFirst().delay(for: 2, scheduler: RunLoop.main).sink { [weak self] in self?.hear($0) }\(stored)"
    var user = try screen(pipeline, act: act)
    press("Type", &user)
    press("Act", &user)
    try user.perform("wait 5")
    #expect(heard(user) == "-")
    // And where nobody does, it comes.
    user = try screen(pipeline, act: "count += 1")
    press("Type", &user)
    press("Act", &user)
    try user.perform("wait 5")
    #expect(heard(user) == "- a")
  }

  @Test("A timer ends when its subscription is cancelled")
  func timer() throws {
    var user = try screen(
      """
      held = Timer.publish(every: 2, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.hear("tick") }
      """, act: "held?.cancel()")
    try user.perform("wait 5")
    #expect(heard(user) == "- tick tick")
    press("Act", &user)
    try user.perform("wait 5")
    #expect(heard(user) == "- tick tick")
  }

  @Test("A view receives late what a publisher gives late, and nothing when it has gone")
  func received() throws {
    var user = try VoiceOverUser(
      swift: """
        import SwiftUI
        import Combine
        final class Model: ObservableObject { @Published var query = "" }
        struct Probe: View {
          @StateObject private var model = Model()
          @State private var heard = "-"
          @State private var isShown = true
          var body: some View {
            Text(heard)
            Button("Type") { model.query += "a" }
            Button("Hide") { isShown = false }
            if isShown {
              Text("Search").onReceive(model.$query.debounce(for: 2, scheduler: RunLoop.main)) { heard += " \\($0)" }
            }
          }
        }
        """, view: "Probe")
    press("Type", &user)
    try user.perform("wait 1")
    press("Type", &user)
    try user.perform("wait 1")
    #expect(heard(user) == "-")
    try user.perform("wait 1")
    #expect(heard(user) == "- aa")
    press("Type", &user)
    press("Hide", &user)
    try user.perform("wait 5")
    #expect(heard(user) == "- aa")
  }

  @Test(
    "Publishers that are joined with themselves without end end with the steps that a screen has, and say so",
    .timeLimit(.minutes(10)), arguments: ["merge(with: all)", "combineLatest(all) { max($0, $1) }"])
  func doubled(joined: String) throws {
    var user = try screen(
      """
      var all = storms.delay(for: 2, scheduler: RunLoop.main).merge(with: Just(1).delay(for: 2, scheduler: RunLoop.main))
        .eraseToAnyPublisher()
      for _ in 0..<40 { all = all.\(joined).eraseToAnyPublisher() }
      all.last()\(Self.sink)
      all\(Self.sink)
      """, act: "storms.send(7)")
    // Each of them subscribes to 2 to the 40: a device never comes to an end either.
    #expect(heard(user) == "-")
    #expect(user.notices.contains { $0.kind == .budget })
    press("Act", &user)
    try user.perform("wait 2")
    #expect(heard(user) == "-")
  }

  @Test("Undo gives back what was waited for, and what is still to come")
  func undone() throws {
    var user = try screen("$query.dropFirst().debounce(for: 3, scheduler: RunLoop.main)" + Self.sink)
    press("Type", &user)
    try user.perform("wait 2")
    for _ in 0..<2 {
      press("Type", &user)
      try user.perform("wait 3")
      #expect(heard(user) == "- aa")
      user.undo()
      #expect(heard(user) == "-")
      user.undo()
      user.undo()
      try user.perform("wait 1")
      #expect(heard(user) == "- a")
      user.undo()
    }
  }
}
