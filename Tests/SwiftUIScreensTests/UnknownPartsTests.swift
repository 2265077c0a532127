import EarshotViewTree
import Foundation
import Testing

/// What nothing here declares stays in its place and is said; all around it is what it is.
@Suite("What is not known of a screen")
struct UnknownPartsTests {
  @Test("A value in a text stands by what is written; the other words are known")
  func text() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      import Harbor
      struct Probe: View {
        let tide = TideService.shared
        let place = "Pier"
        var body: some View {
          VStack {
            Text("\\(place): \\(tide.height) m")
            Text(tide.name)
          }
        }
      }
      """)
    #expect(screen.texts == ["Pier: «tide.height» m", "«tide.name»"])
    #expect(screen.tree.gaps.allSatisfy { $0.cause == "TideService" })
    #expect(screen.gaps == ["'tide.height' is not known here: TideService isn't declared"])
    #expect(screen.tree.unknownWords.causes(in: "Pier: «tide.height» m") == ["TideService"])
  }

  @Test("A view has its place, its modifiers and what it was given to show")
  func view() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      import Harbor
      struct Probe: View {
        var body: some View {
          VStack {
            Text("Before")
            TideChart(days: 3).frame(height: 40).accessibilityLabel("Tides")
            Card { Text("Inside") }
            Text("Behind")
          }
        }
      }
      """)
    #expect(screen.texts == ["Before", "Inside", "Behind"])
    #expect(screen.isUnknown("TideChart"))
    #expect(screen.node("TideChart")?.modifiers.map(\.name) == ["frame", "accessibilityLabel"])
    #expect(screen.isUnknown("Card"))
    #expect(
      screen.gaps == [
        "what 'TideChart(days: 3)' shows is not known here: TideChart isn't declared",
        "what 'Card { Text(\"Inside\") }' shows is not known here: Card isn't declared",
      ])
  }

  @Test("A view shows the texts that it was given as such, and a list's elements one by one")
  func given() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        let tides = ["Ebb", "Flood"]
        var body: some View {
          VStack {
            Banner("Notice", title: "Storm", id: "storm-1")
            FlowGrid(tides, columns: 2) { tide in Text(tide.uppercased()) }
          }
        }
      }
      """)
    #expect(screen.texts == ["Notice", "Storm", "EBB", "FLOOD"])
    #expect(screen.tree.gaps.map(\.cause) == ["Banner", "FlowGrid"])
  }

  @Test("A modifier leaves its view what it is, and those around it hold")
  func modifier() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var isOn = false
        var body: some View {
          Toggle("Alarm", isOn: $isOn).glow(radius: 3).accessibilityHint("At night")
        }
      }
      """)
    #expect(screen.node("Toggle")?.modifiers.map(\.name) == ["glow", "accessibilityHint"])
    #expect(screen.gaps == ["'.glow' changes nothing here: Toggle<Text> has no member glow"])
  }

  @Test("A view of the app's that is given something unknown shows the rest")
  func argument() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Row: View {
        let title: String
        let note: String
        var body: some View { HStack { Text(title); Text(note) } }
      }
      struct Probe: View {
        var body: some View { Row(title: "Depth", note: Sounder.read()) }
      }
      """)
    #expect(screen.texts == ["Depth", "«note»"])
  }

  @Test("A condition counts as false, and a value that may be there as there")
  func conditions() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        let harbor = Harbor.current
        var body: some View {
          VStack {
            if harbor.isOpen { Text("Open") } else { Text("Closed") }
            if let name = harbor.name { Text("Name: \\(name)") }
          }
        }
      }
      """)
    #expect(screen.texts == ["Closed", "Name: «name»"])
    let gaps = screen.tree.gaps.filter { $0.effect == .content }
    #expect(
      gaps.map(\.notice.message) == [
        "what is shown depends on 'harbor.isOpen', which is not known: Harbor isn't declared",
        "what is shown depends on 'harbor.name', which is not known: Harbor isn't declared",
      ])
  }

  @Test("What is done is done but for what is not known")
  func action() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").onAppear {
            Analytics.log("seen")
            count = 2
          }
        }
      }
      """)
    #expect(screen.texts == ["2"])
    #expect(screen.gaps == ["'Analytics.log(\"seen\")' is not done here: Analytics isn't declared"])
    #expect(screen.tree.gaps.first?.effect == .action)
  }

  @Test("A property behind an unknown wrapper needs no value, and only who reads it lacks it")
  func wrapper() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Tide: View {
        @Injected(\\.clock) var clock
        let name: String
        var body: some View { VStack { Text(name); Text(clock.time) } }
      }
      struct Probe: View { var body: some View { Tide(name: "Ebb") } }
      """)
    #expect(screen.texts == ["Ebb", "«clock.time»"])
    #expect(screen.gaps == ["'clock.time' is not known here: no type Injected is declared"])
  }

  @Test(
    "What holds something unknown is not compared, described or looked for as if it were known",
    arguments: [
      #"Berth() == Berth() ? "same" : "other""#, #"String(describing: Berth())"#,
      #"Set([Berth()]).count == 1 ? "one" : "none""#, #"(Berth().depth as Any) is Int ? "number" : "none""#,
    ])
  func holding(text: String) {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Berth: Hashable { var name = "East"; var depth: Int = Sounder.read() }
      struct Probe: View { var body: some View { Text(\(text)) } }
      """)
    #expect(screen.texts.first?.hasPrefix("«") ?? false)
    #expect(screen.tree.gaps.contains { $0.cause == "Sounder" })
  }

  @Test("What an unknown call is given to change, or might have run, leaves a doubt about what is shown")
  func doubt() {
    let code = """
      import SwiftUI
      final class Log { var names: [String] = []; init() { tide_read(&names) } }
      struct Probe: View {
        let log = Log()
        var body: some View { VStack { ForEach(log.names, id: \\.self) { Text($0) } } }
      }
      """
    #expect(OpenedScreen(code).tree.gaps.contains { $0.effect == .content })
    let harmless = code.replacingOccurrences(of: "&names", with: "3")
    #expect(!OpenedScreen(harmless).tree.gaps.contains { $0.effect == .content })
  }

  @Test("What decides a state and is not heard is told each time, at its place")
  func states() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        let tide = TideService()
        var body: some View {
          VStack {
            Text(tide.name)
            Text(tide.place)
            Toggle("Alarm", isOn: tide.isOn)
            Button("Go") {}.disabled(tide.isOff)
          }
        }
      }
      """)
    #expect(
      screen.tree.gaps.filter { $0.effect == .value }.map(\.notice.location?.line) == [6, 9])
  }

  @Test("Rows of something unknown are shown once, with what is known of one")
  func rows() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        let harbor = Harbor.current
        var body: some View {
          List {
            ForEach(harbor.boats) { boat in
              HStack { Text("Boat"); Text(boat.name) }
            }
          }
        }
      }
      """)
    #expect(screen.texts == ["Boat", "«boat.name»"])
    #expect(screen.tree.gaps.allSatisfy { $0.cause == "Harbor" })
  }

  @Test("A type whose protocol is not known is no view for sure; those beside it are")
  func inheritance() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Tide: ConnectedView { let depth: Int }
      struct Probe: View {
        var body: some View { VStack { Text("Before"); Tide(depth: 3); Text("Behind") } }
      }
      """)
    #expect(screen.texts == ["Before", "Behind"])
    #expect(
      screen.gaps == ["what 'Tide(depth: 3)' shows is not known here: no type ConnectedView is declared"])
  }

  @Test("What is remembered says each time what it lacks")
  func remembered() {
    var screen = OpenedScreen(
      """
      import SwiftUI
      struct Chart: View { var body: some View { TideChart() } }
      struct Probe: View {
        @State private var count = 0
        var body: some View {
          VStack { Chart(); Button("Add") { count += 1 }; Text("\\(count)") }
        }
      }
      """, isLive: true)
    let first = screen.gaps
    #expect(first.count == 1)
    screen.press("Add")
    #expect(screen.texts.last == "1")
    #expect(screen.gaps == first)
  }

  @Test("Code that would end the app takes its view, and says so")
  func trap() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Tide: View {
        let heights: [Int] = []
        var body: some View { Text("\\(heights[0])") }
      }
      struct Probe: View { var body: some View { VStack { Text("Before"); Tide() } } }
      """)
    let known = OpenedScreen.nodes(in: screen.tree.root).filter { node in
      if case .view("Text") = node.kind { true } else { false }
    }
    #expect(known.compactMap { $0.arguments.first?.value.string } == ["Before"])
    #expect(screen.gaps == ["the app would end here: Fatal error: Index out of range"])
  }
}

/// Code without an end: it is tried once, and said.
@Suite("Code without an end")
struct EndlessCodeTests {
  @Test("A loop in a body ends with the steps that a screen has, and is a matter of bounds")
  func body() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View { Text("\\(count())") }
        func count() -> Int {
          var n = 0
          while n >= 0 { n = 1 }
          return n
        }
      }
      """)
    #expect(screen.texts == ["«count()»"])
    #expect(screen.tree.gaps.map(\.notice.kind) == [.budget])
  }

  @Test("A generator of random numbers that fails ends what asks it")
  func generator() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Dice: RandomNumberGenerator { func next() -> UInt64 { Harbor.number() } }
      struct Probe: View {
        var body: some View { Text("\\(roll())") }
        func roll() -> Int {
          var dice = Dice()
          return Int.random(in: 1...5, using: &dice)
        }
      }
      """)
    #expect(screen.texts == ["«roll()»"])
  }

  @Test("A title that is not known leaves a control what it is")
  func titles() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          VStack { Button(tide) {}; Toggle(tide, isOn: .constant(true)); Text("a").frame(wdth: 3) }
        }
      }
      """)
    #expect(screen.node("Button") != nil && screen.node("Toggle") != nil)
    #expect(screen.gaps.contains("'tide' is not known here: tide isn't declared"))
    #expect(screen.gaps.contains { $0.hasPrefix("'.frame' changes nothing here") })
  }

  @Test("A member that nothing declares costs only itself: what it is given to, and all around it, is known")
  func undeclaredMembers() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          VStack { Button("Moor") {}.tint(.harborBlue); Text("Tides".shortened); Text("Pier") }
        }
      }
      """)
    #expect(screen.node("Button") != nil)
    #expect(screen.texts == ["«\"Tides\".shortened»", "Pier"])
    #expect(screen.gaps.contains("'\"Tides\".shortened' is not known here: String has no member shortened"))
    #expect(!screen.gaps.contains { $0.contains("don't fit") })
  }

  @Test("A call whose labels nothing of its name has is what a package would declare, and no misfit")
  func undeclaredOverloads() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          VStack { Text("Tides").padding(around: 2); Text("Boats") }
        }
      }
      """)
    #expect(screen.texts == ["Tides", "Boats"])
    #expect(screen.gaps == ["'.padding' changes nothing here: Text has no member padding(around:)"])
  }

  @Test("Modifiers behind one that nothing declares are known, with the closures that they are given")
  func behindUndeclaredModifiers() {
    let changes = String(
      repeating: ".onChange(of: tide) { old, new in if new != .ebb, old != new { isShown.toggle() } }\n",
      count: 6)
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Tide: Equatable { var name: String; static let ebb = Tide(name: "ebb") }
      struct Probe: View {
        @State private var tide = Tide.ebb
        @State private var isShown = false
        var body: some View {
          Text("Tides")
            .toast(isPresented: $isShown, content: { Toast(tide.name) }, onEnd: { tide = .ebb })
            \(changes)
        }
      }
      """.replacingOccurrences(of: "\\(changes)", with: changes))
    #expect(screen.texts == ["Tides"])
    #expect(screen.gaps == ["'.toast' changes nothing here: Text has no member toast"])
  }

  @Test("A view that is made in a way that nothing declares is named for that, and shows what it is given")
  func initializers() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        let tides = ["Ebb", "Flood"]
        var body: some View {
          VStack {
            Section(harbor: 3) { Text("Pier") }
            Button(harbor: 3)
            List(harbor: 3, tides) { tide in Text(tide) }
            Text("End")
          }
        }
      }
      """)
    #expect(screen.texts == ["Pier", "Ebb", "Flood", "End"])
    #expect(
      screen.gaps == [
        "what 'Section(harbor: 3) { Text(\"Pier\") }' shows is not known here: Section has no member init(harbor:_:)",
        "what 'Button(harbor: 3)' shows is not known here: Button has no member init(harbor:)",
        "what 'List(harbor: 3, tides) { tide in Text(tide) }' shows is not known here: "
          + "List has no member init(harbor:_:_:)",
      ])
  }

  @Test("A value that isn't known is not known to change, and the screen around is shown")
  func changes() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        let pier = Port.shared
        @State private var count = 0
        var body: some View {
          VStack { Text("Pier \\(count)") }
            .onChange(of: pier.selected) { count += 10 }
            .onAppear { count += 1 }
            .task(id: pier.tide) { count += 1; await pier.fetch() }
        }
      }
      """)
    #expect(screen.texts == ["Pier 2"])
  }

  @Test("What stands behind ?? for nothing is not known where it isn't, and is no nothing")
  func coalescing() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      import Harbor
      @Observable final class Pier {
        var load: Result<Tide, Error> = read()
        var boat: Boat?
        var tide: Tide? { try? load.get() }
      }
      struct Probe: View {
        @State private var pier = Pier()
        var body: some View {
          VStack { Text("Pier"); if let name = pier.boat?.name ?? pier.tide?.name { Text(name) } }
        }
      }
      """)
    #expect(screen.texts == ["Pier", "«name»"])
    #expect(
      screen.gaps.contains { $0.hasPrefix("what is shown depends on 'pier.boat?.name ?? pier.tide?.name'") })
  }

  @Test("A modifier that is given what doesn't fit does nothing")
  func misfits() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View { var body: some View { Text("a").accessibilityAction(naming: "Open", 3) } }
      """)
    #expect(screen.node("Text")?.modifiers.isEmpty == true)
    #expect(screen.gaps.count { $0.hasPrefix("'.accessibilityAction' changes nothing here") } == 1)
  }

  @Test("What a closure of one line does that is not known is passed over")
  func actions() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View { var body: some View { Text("Open").onAppear { Tracker.visit() } } }
      """)
    #expect(screen.texts == ["Open"])
    #expect(screen.gaps == ["'Tracker.visit()' is not done here: Tracker isn't declared"])
  }

  @Test("Attributes of a text are heard: where a link leads, headings, spelling")
  func attributedTexts() {
    let screen = OpenedScreen(
      """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          Text(try! AttributedString(markdown: "See **the** [log](https://example.com)"))
        }
      }
      """)
    #expect(screen.texts == ["See the log"])
    #expect(screen.gaps == [])
  }
}
