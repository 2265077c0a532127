import Testing

@Suite("Errors") struct ErrorTests {
  private let declarations = """
    enum Failure: Error, Equatable { case empty, code(Int) }
    struct Broken: Error { var reason = "worn" }
    func check(_ n: Int) throws -> Int { if n == 0 { throw Failure.empty }; if n < 0 { throw Failure.code(n) }; return n * 2 }
    """

  @Test(
    "Errors go to the clause that takes them",
    arguments: [
      ("do { return try check(4) } catch { return \"no\" }", "8"),
      ("do { return try check(0) } catch { return \"caught \\(error)\" }", "caught empty"),
      (
        "do { _ = try check(0) } catch Failure.empty { return \"empty\" } catch { return \"other\" }; return \"\"",
        "empty"
      ),
      (
        "do { _ = try check(-3) } catch Failure.code(let n) { return n } catch { return \"other\" }; return \"\"",
        "-3"
      ),
      (
        "do { _ = try check(-3) } catch let failure as Failure { return failure == .code(-3) } catch { return \"other\" }; return \"\"",
        "true"
      ),
      ("do { throw Broken() } catch let b as Broken { return b.reason } catch { return \"other\" }", "worn"),
      ("do { throw Broken() } catch is Failure { return \"failure\" } catch { return \"other\" }", "other"),
      ("try? check(0)", "nil"), ("try? check(3)", "Optional(6)"), ("(try? check(0)) ?? 9", "9"),
      ("if let n = try? check(5) { return n }; return 0", "10"),
      ("guard let n = try? check(0) else { return \"none\" }; return n", "none"), ("try! check(1)", "2"),
      (
        "func outer() throws -> Int { try check(0) }; do { return try outer() } catch { return \"through\" }",
        "through"
      ),
      (
        "var log = \"\"; func f() throws { defer { log += \"d\" }; throw Broken() }; try? f(); return log",
        "d"
      ),
      ("do { do { _ = try check(0) } catch is Broken { } ; return 1 } catch { return \"outer\" }", "outer"),
    ])
  func catching(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  @Test("try! of an error is a trap")
  func forced() { #expect(value("try! check(0)", with: declarations).hasPrefix("trap")) }

  @Test("An error that nobody catches ends the app, and is named")
  func uncaught() {
    var screen = Screen(
      probe(
        #"Button("Go") { n = 1; try! boom(); n = 2 }; Text("n \(n)")"#,
        members: "@State var n = 0\nfunc boom() throws { throw Broken() }",
        declarations: "struct Broken: Error {}"))
    screen.tap("Go")
    #expect(screen.texts == ["n 0"])
    #expect(
      screen.events.contains { if case .notice(let notice) = $0 { notice.kind == .trap } else { false } })
  }
}
