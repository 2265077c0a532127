import Testing

/// Rules that the SDK's frameworks rest on, of The Swift Programming Language and of the proposals named beside
/// them.
@Suite("What an expression's type is among views") struct FrameworkTypesTests {
  @Test("What a module exports is seen by whoever imports it")
  func exports() {
    let code = TypedCode("import SwiftUI\nlet day = Date()\nlet side = CGFloat(2)\nlet none = Just(1)")
    #expect(code["Date()"] == "Date")
    #expect(code["CGFloat(2)"] == "CGFloat")
    #expect(code["Just(1)"] == "Just<Int>")
  }

  @Test("Without the import nothing of it is seen")
  func noImport() {
    #expect(TypedCode("let none = Just(1)").gaps == ["Just isn't declared"])
  }

  @Test("A builder whose optional parts are called buildIf takes an if without else (SE-0289)")
  func optionalParts() {
    let code = TypedCode(
      """
      import SwiftUI
      struct Tide: View {
        var isHigh: Bool
        var body: some View { VStack { if isHigh { Text("High") } } }
      }
      """)
    #expect(code["VStack { if isHigh { Text(\"High\") } }"] == "VStack<Optional<Text>>")
  }

  @Test("Each view of a block is one of a tuple's (SE-0393)")
  func packs() {
    let code = TypedCode(
      "import SwiftUI\nstruct Tide: View { var body: some View { VStack { Text(\"a\"); Divider() } } }")
    #expect(code["VStack { Text(\"a\"); Divider() }"] == "VStack<TupleView<(Text, Divider)>>")
  }

  @Test("A body of several statements returns what its opaque result allows (SE-0244)")
  func opaqueReturns() {
    let code = TypedCode(
      """
      import SwiftUI
      func tide(_ isHigh: Bool) -> some View {
        let text = AnyView(Text("a"))
        return text
      }
      """)
    #expect(code.problems.isEmpty)
  }

  @Test("An implicit member of a protocol's extension is found in either branch (SE-0299)")
  func branches() {
    let code = TypedCode(
      """
      import SwiftUI
      func tide(_ isHigh: Bool) { _ = Text("a").foregroundStyle(isHigh ? .yellow : .orange) }
      """)
    #expect(code.gaps.isEmpty)
    #expect(code[".orange"] == "Color")
  }

  @Test("A closure's parameter $tide makes tide what is wrapped in it (SE-0293)")
  func projectedParameters() {
    let code = TypedCode(
      """
      import SwiftUI
      struct Tide: Identifiable { var id: Int; var isHigh: Bool }
      struct Tides: View {
        @State var all: [Tide] = []
        var body: some View { ForEach($all) { $tide in Toggle("\\(tide.id)", isOn: $tide.isHigh) } }
      }
      """)
    #expect(code["tide.id"] == "Int")
    #expect(code["$tide.isHigh"] == "Binding<Bool>")
    #expect(code.gaps.isEmpty)
  }

  @Test("A closure without parameters stands where a function of () is wanted")
  func emptyParameter() {
    let code = TypedCode(
      """
      struct Bell<Value> { func heard(_ action: (Value) -> Void) {} }
      var count = 0
      func ring() { Bell<Void>().heard { count += 1 } }
      """)
    #expect(code.problems.isEmpty && code.gaps.isEmpty)
  }

  @Test("What a protocol asks of an associated type's own type is known")
  func farRequirements() {
    let code = TypedCode(
      """
      protocol Interval { var seconds: Double { get } }
      protocol Clockwork { associatedtype Time: Strideable where Time.Stride: Interval }
      func wait<C: Clockwork>(_ step: C.Time.Stride, on clock: C) -> Double { step.seconds }
      """)
    #expect(code["step.seconds"] == "Double")
  }
}
