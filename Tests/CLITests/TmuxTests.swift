#if os(Linux)
  import Foundation
  import Testing

  @Suite(
    "earshot navigate in tmux", .serialized,
    .enabled(if: Tmux.path != nil, "these tests need tmux (`make setup` installs it)"))
  struct TmuxTests {
    private let folder: SampleFolder
    private let tmux: Tmux

    init() throws {
      folder = try SampleFolder()
      try folder.write("Tea.swift", TmuxTests.tea)
      tmux = try Tmux(in: folder.path)
      try tmux.enter("stty -a > before; clear; echo shell was here")
      _ = tmux.waits { $0.hasPrefix("shell was here") }
    }

    private static let tea = """
      import SwiftUI

      struct Tea: View {
        @State private var isPoured = false

        var body: some View {
          VStack {
            Text("Assam")
            Toggle("Milk", isOn: $isPoured)
            Button("Pour") { print("poured") }
              .accessibilityAction(named: "Spill") { print("spilt") }
          }
        }
      }
      """

    private func navigate(_ options: String = "") throws {
      try tmux.enter("\(Program.path) navigate Tea.swift \(options)")
    }

    /// Whether the terminal works as it did before the program.
    private func isGivenBack() throws -> Bool {
      guard tmux.waits(until: { $0.split(separator: "\n").last?.hasPrefix("ready>") == true }) else {
        return false
      }
      try tmux.enter("stty -a > after; cmp before after && echo as it was")
      return tmux.waits { screen in
        screen.split(separator: "\n").contains { $0.hasSuffix("as it was") && !$0.contains("cmp") }
      }
    }

    @Test("w asks before it replaces a transcript that says something else")
    func savedOver() throws {
      try folder.write("walk.earshot", "# Mine.\n")
      func walk() throws -> String {
        try String(contentsOfFile: folder.file("walk.earshot"), encoding: .utf8)
      }
      try navigate()
      #expect(tmux.waits(for: "Assam"))
      try tmux.press("w")
      try tmux.type("walk.earshot")
      try tmux.press("Enter")
      #expect(tmux.waits(for: "walk.earshot says something else. Type yes to replace it:"))
      try tmux.press("n", "o", "Enter")
      #expect(tmux.waits(for: "Nothing written"))
      #expect(try walk() == "# Mine.\n")
      try tmux.press("w")
      try tmux.type("walk.earshot")
      try tmux.press("Enter")
      #expect(tmux.waits(for: "replace it:"))
      try tmux.type("yes")
      try tmux.press("Enter")
      #expect(tmux.waits(for: "Written to walk.earshot"))
      #expect(try walk() == "@open Tea.swift\nAssam\n")
      try tmux.press("q")
      #expect(try isGivenBack())
    }

    @Test("run --watch on a terminal: u updates, f runs what failed, a all, q ends with the code")
    func watchedRun() throws {
      try folder.write("good.earshot", "@open Tea.swift\nAssam\n")
      try folder.write("tea.earshot", "@open Tea.swift\nDarjeeling\n")
      try tmux.enter("\(Program.path) run good.earshot tea.earshot --watch; echo code $?")
      #expect(tmux.waits(for: "Watching. a runs all, f what failed, u updates what failed, q quits."))
      try tmux.press("f")
      #expect(tmux.waits(for: "Run again: 1 of 2 scripts"))
      #expect(tmux.waits(for: "In all: 1 of 2 cases passed"))
      try tmux.press("u")
      #expect(tmux.waits(for: "updated: tea.earshot, 1 line"))
      #expect(tmux.waits(for: "In all: 2 of 2 cases passed"))
      try tmux.press("f")
      #expect(tmux.waits(for: "Nothing failed."))
      try tmux.press("a")
      #expect(tmux.waits(for: "2 cases: 2 passed"))
      try tmux.press("q")
      #expect(tmux.waits(for: "code 0"))
      #expect(try isGivenBack())
    }

    @Test("Line mode: a key a gesture, an utterance a line, nothing drawn twice")
    func lineMode() throws {
      try navigate()
      #expect(tmux.waits(for: "Assam"))
      try tmux.press("Right", "Right", "Space", "g", "G", "u")
      #expect(tmux.waits { $0.contains("= poured") })
      let keys = "Keys are gestures; ? lists them, q quits."
      #expect(
        tmux.waits { screen in
          let lines = screen.split(separator: "\n").map(String.init)
          return lines.drop { $0 != keys }.dropFirst().prefix { !$0.isEmpty }.elementsEqual([
            "Assam", "Milk, switch button, off, Double tap to toggle setting.",
            "Pour, button, Actions available", "= poured", "Pour",
            "Assam", "Pour, button, Actions available", "Assam",
          ])
        }, "\(tmux.screen)")
      try tmux.press("q")
      #expect(try isGivenBack())
    }

    @Test("A text is edited where the cursor is")
    func editing() throws {
      try navigate()
      #expect(tmux.waits(for: "Assam"))
      try tmux.press(":")
      try tmux.type("swpe right")
      for _ in 0..<8 { try tmux.press("Left") }
      try tmux.type("i")
      #expect(tmux.waits(for: "Gesture: swipe right"))
      try tmux.press("Enter")
      #expect(tmux.waits(for: "Milk, switch button"))
      try tmux.press("/")
      try tmux.type("nothing po")
      try tmux.press("Home", "C-d", "C-e", "C-w", "BSpace", "C-u")
      try tmux.type("pour")
      try tmux.press("Enter")
      #expect(tmux.waits(for: "Pour, button"))
      try tmux.press("C-d")
      #expect(try isGivenBack())
    }

    @Test("Full screen: outline, caption, rotor and actions, the cursor on the focus")
    func fullScreen() throws {
      try navigate("--full-screen")
      #expect(tmux.waits(for: "Caption"))
      try tmux.press("Right", "Right")
      #expect(tmux.waits(for: "> Pour, button"))
      #expect(tmux.screen.contains("Rotor: Actions"))
      #expect(tmux.screen.contains("  Spill"))
      #expect(tmux.screen.contains("Heard before"))
      #expect(tmux.cursorLine.contains("> Pour, button"))
      try tmux.press("q")
      #expect(tmux.waits { $0.hasPrefix("shell was here") && !$0.contains("Caption") })
      #expect(try isGivenBack())
    }

    @Test("Full screen follows the size of the terminal, to 40 columns and further")
    func resizing() throws {
      try navigate("--full-screen")
      #expect(tmux.waits(for: "Caption"))
      try tmux.resize(columns: 40, rows: 12)
      #expect(tmux.waits { $0.contains("Arrows swipe, Return taps, r rotor, Esc…") })
      try tmux.press("Right")
      #expect(tmux.waits(for: "> Milk, switch button, off"))
      #expect(tmux.cursorLine.hasPrefix("> Milk"))
      try tmux.resize(columns: 10, rows: 4)
      #expect(tmux.waits { $0.contains("> Milk") })
      try tmux.resize(columns: 80, rows: 24)
      #expect(tmux.waits(for: "? keys, q quit"))
      try tmux.press("q")
      #expect(try isGivenBack())
    }

    @Test(
      "The terminal is given back however the program ends",
      arguments: ["", "--full-screen"], ["INT", "TERM", "HUP", "SEGV", "ABRT"])
    func ends(mode: String, signal: String) throws {
      try navigate(mode)
      #expect(tmux.waits(for: "Assam"))
      try tmux.press("Right")
      #expect(tmux.waits(for: "Milk, switch button"))
      try tmux.send(signal)
      #expect(tmux.waits { $0.contains("shell was here") && !$0.contains("Caption") })
      #expect(try isGivenBack())
    }

    @Test("Control-C ends, Control-Z stops and fg goes on", arguments: ["", "--full-screen"])
    func stops(mode: String) throws {
      try navigate(mode)
      #expect(tmux.waits(for: "Assam"))
      try tmux.press("C-z")
      #expect(tmux.waits(for: "Stopped"))
      #expect(!tmux.screen.contains("Caption"))
      #expect(try isGivenBack())
      try tmux.enter("clear; fg")
      try tmux.press("Right")
      #expect(tmux.waits(for: "Milk, switch button"))
      try tmux.press("C-c")
      #expect(tmux.waits { !$0.contains("Caption") })
      try tmux.enter("clear")
      #expect(try isGivenBack())
    }

    @Test("--watch reads again what was saved, and the focus stays", arguments: ["", "--full-screen"])
    func watching(mode: String) throws {
      try navigate("--watch \(mode)")
      #expect(tmux.waits(for: "Assam"))
      try tmux.press("Right", "Right")
      #expect(tmux.waits(for: "Pour, button"))
      try folder.write("Tea.swift", TmuxTests.tea.replacing("(\"Pour\")", with: "(\"Fill the pot\")"))
      #expect(tmux.waits(for: "Fill the pot"))
      #expect(tmux.waits(for: "Reloaded"))
      try folder.write(
        "Tea.swift",
        TmuxTests.tea.replacing("(\"Pour\")", with: "(\"Fill the pot\")")
          .replacing("VStack {", with: "VStack { Text(\"Menu\");"))
      let isReloaded = tmux.waits { screen in
        mode.isEmpty ? screen.split(separator: "Reloaded").count > 2 : screen.contains("Menu")
      }
      #expect(isReloaded, "\(tmux.screen)")
      try tmux.press("Left")
      let isOnMilk = tmux.waits { screen in
        mode.isEmpty
          ? screen.split(separator: "\n").last?.hasPrefix("Milk, switch button") == true
          : screen.contains("> Milk, switch button")
      }
      #expect(isOnMilk, "\(tmux.screen)")
      try tmux.press("q")
      #expect(try isGivenBack())
    }

    @Test("What was done is written down with w, and passes as a transcript")
    func saving() throws {
      try navigate()
      #expect(tmux.waits(for: "Assam"))
      try tmux.press("Right", "w")
      try tmux.type("walk.earshot")
      try tmux.press("Enter")
      #expect(tmux.waits(for: "Written to walk.earshot"))
      try tmux.press("q")
      #expect(try isGivenBack())
      #expect(try Program.run(["run", folder.file("walk.earshot")]).code == 0)
    }

    @Test("A terminal that knows no control sequences gets none")
    func dumb() throws {
      try tmux.enter("export TERM=dumb")
      try navigate("--explain")
      #expect(tmux.waits(for: "Assam"))
      try tmux.press("Right", "q")
      #expect(try isGivenBack())
      try tmux.enter("clear")
      try navigate("--full-screen")
      #expect(tmux.waits(for: "error: --full-screen needs a terminal that can move its cursor"))
    }

    @Test("Control codes of an input are never obeyed", arguments: ["", "--full-screen"])
    func hostile(mode: String) throws {
      try folder.write(
        "Tea.swift",
        """
        import SwiftUI
        struct Tea: View {
          var body: some View {
            VStack {
              Text("Assam\\u{1b}[2J\\u{1b}]0;taken\\u{7}\\u{9b}31m")
              Button("\\u{202e}Pour") { print("\\u{1b}[1;1Hgone") }
            }
          }
        }
        """)
      try navigate(mode)
      #expect(tmux.waits(for: "Assam\u{FFFD}[2J"))
      try tmux.press("Right", "Space")
      #expect(tmux.waits(for: "= \u{FFFD}[1;1Hgone"))
      try tmux.press("q")
      #expect(try isGivenBack())
    }

    @Test("A terminal ends with the test that has it")
    func endWithTheTest() throws {
      var other: Tmux? = try Tmux(in: folder.path)
      let server = try #require(other?.server)
      #expect(Tmux.isRunning(server))
      other = nil
      #expect(Tmux.hasEnded(server))
    }

    @Test("Terminals end with the run, also where no test could end them")
    func endWithTheRun() throws {
      let servers = TmuxServers()
      let kept = try Tmux(in: folder.path, of: servers)
      #expect(Tmux.isRunning(kept.server))
      servers.end()
      #expect(Tmux.hasEnded(kept.server))
    }
  }
#endif
