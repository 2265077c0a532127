import Testing

/// Apple, `transformEnvironment(_:transform:)`: "Transforms the environment value of the specified key path with
/// the given function."
@Suite("Transformed environment values") struct TransformedEnvironmentTests {
  private let declarations = """
    struct ShelvesKey: EnvironmentKey { static let defaultValue: [String] = [] }
    extension EnvironmentValues {
      var shelves: [String] { get { self[ShelvesKey.self] } set { self[ShelvesKey.self] = newValue } }
      var shelf: String { shelves.last ?? "no shelf" }
    }
    struct Sign: View {
      @Environment(\\.shelves) private var shelves
      @Environment(\\.shelf) private var shelf
      var body: some View { Text("\\(shelves.joined(separator: ", ")); \\(shelf)") }
    }
    """

  private func texts(_ body: String) -> [String] {
    let screen = Screen(
      """
      \(declarations)
      struct Probe: View { var body: some View { VStack { \(body) } } }
      """, open: "Probe")
    #expect(screen.notices.isEmpty)
    return screen.texts
  }

  @Test("The outermost transformation comes first, and each is given what the one around it made")
  func order() {
    #expect(
      texts(
        """
        Sign()
          .transformEnvironment(\\.shelves) { $0.append("poems") }
          .transformEnvironment(\\.shelves) { shelves in shelves.append("maps") }
        Sign().transformEnvironment(\\.shelves) { $0.removeAll() }.environment(\\.shelves, ["atlases"])
        """) == ["maps, poems; poems", "; no shelf"])
  }

  @Test("A value that is computed from another follows it")
  func computed() {
    #expect(texts(#"Sign().environment(\.shelves, ["globes"]); Sign()"#) == ["globes; globes", "; no shelf"])
  }
}
