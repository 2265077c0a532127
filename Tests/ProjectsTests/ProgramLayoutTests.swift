import EarshotProjects
import Testing

@Suite("Which modules are one program") struct ProgramLayoutTests {
  private func file(_ project: String, _ names: String..., imports: Set<String> = []) -> ProgramLayout.File {
    ProgramLayout.File(
      modules: names.map { ProgramLayout.Module(project: project, name: $0) }, imports: imports)
  }

  @Test("A module is put together with those that it imports, and not with what nothing asks for")
  func imports() {
    var layout = ProgramLayout(
      [
        file("coast", "App", imports: ["Tides", "SwiftUI"]), file("coast", "Tides", imports: ["Core"]),
        file("coast", "Core"), file("coast", "AppTests", imports: ["App"]),
      ], entries: [0])
    let program = layout.program(of: 0)
    #expect(layout[program].map(\.name) == ["App", "Core", "Tides"])
    #expect(layout[program].map(\.files) == [[0], [2], [1]])
  }

  @Test("Two modules of one name are two programs; what both import is part of each")
  func names() {
    var layout = ProgramLayout(
      [
        file("books", "App", imports: ["Core"]), file("flags", "App", imports: ["Core"]),
        file("shared", "Core"),
      ], entries: [0, 1])
    let programs = [layout.program(of: 0), layout.program(of: 1)]
    #expect(programs[0] != programs[1])
    #expect(layout[programs[0]].flatMap(\.files) == [0, 2])
    #expect(layout[programs[1]].flatMap(\.files) == [1, 2])
  }

  @Test("Of two modules of a name the one of the own project is imported")
  func ownProject() {
    var layout = ProgramLayout(
      [file("a", "Core"), file("b", "App", imports: ["Core"]), file("b", "Core")], entries: [1])
    let program = layout.program(of: 1)
    #expect(layout[program].flatMap(\.files) == [1, 2])
  }

  @Test("A file of several targets is shown as one of the first, and is part of each that is imported")
  func shared() {
    var layout = ProgramLayout(
      [file("coast", "App", "Widget"), file("coast", "Widget")], entries: [0, 1])
    #expect(layout.program(of: 0) == layout.program(of: 1))
    #expect(layout[layout.program(of: 0)].map(\.files) == [[0], [0, 1]])
  }

  @Test("A file that nobody named as an entry has a program too")
  func late() {
    var layout = ProgramLayout([file("a", "App"), file("a", "Other", imports: ["App"])], entries: [0])
    let program = layout.program(of: 1)
    #expect(layout[program].map(\.name) == ["App", "Other"])
  }

  @Test(
    "A file of no project is of a module by its folder, or by its own name where it is alone (swiftc, `-module-name`)",
    arguments: [
      ("Sources/Harbor/Tide.swift", true, "Harbor"), ("code/Tide.swift", true, "Tide"),
      ("code/Tide.swift", false, "App"), ("3 tides.swift", true, "App"),
    ])
  func loose(path: String, isAlone: Bool, name: String) {
    #expect(LooseFile.module(of: path, isAlone: isAlone) == name)
  }
}
