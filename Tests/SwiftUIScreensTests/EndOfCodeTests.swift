import EarshotSDK
import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Testing

@testable import EarshotSwiftUIScreens

// What is declared, its types and the places inside of it refer to one another.
@Suite("The end of an app's code") struct EndOfCodeTests {
  @Test("Code goes with its last screen")
  func goes() {
    weak var loaded: LoadedCode?
    weak var program: Program?
    weak var machine: Machine?
    weak var view: NominalType?
    weak var library: NominalType?
    weak var body: Value?
    do {
      let app = Screen.code([
        (
          "App.swift",
          """
          import SwiftUI
          @Observable final class Buoy { var isLit = true; lazy var name = "red"; init() {} }
          struct Harbor: View {
            @State private var buoy = Buoy()
            var body: some View {
              struct Mark: Identifiable { var id: Int }
              func label(_ mark: Mark) -> some View { Text("mark \\(mark.id)") }
              return List([Mark(id: 1), Mark(id: 2)]) { mark in Button(buoy.name) { buoy.isLit.toggle() }; label(mark) }
            }
          }
          """
        )
      ])
      var screen = TypedScreen(
        app, .view("Harbor", file: "App.swift"), name: "Harbor",
        at: SourceLocation(file: "App.swift", line: 1, column: 1), ScreenEnvironment())
      let tree = screen.tree(InterfaceState())
      #expect(OpenedScreen.texts(of: tree.root).contains("mark 2"))
      app.alone { code in
        loaded = code
        machine = code.machine
        program = code.machine.program
        view = code.type(named: "Harbor", in: "App.swift")?.nominal
        library = code.types.view
        body = view.flatMap { code.machine.program.ownValues(named: "body", of: $0).first }
      }
      #expect([view != nil, library != nil, body != nil] == [true, true, true])
    }
    let left = [
      "code": loaded != nil, "machine": machine != nil, "program": program != nil, "view": view != nil,
      "library": library != nil, "body": body != nil,
    ]
    #expect(left.filter(\.value).keys.sorted() == [])
  }
}
