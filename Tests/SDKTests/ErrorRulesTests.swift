import Testing

// swiftc prints the same.
@Suite("Rules of what is caught") struct ErrorRulesTests {
  private static let declared = """
    struct Fog: Error { let depth: Int }
    func sail(_ depth: Int) throws(Fog) -> Int { if depth > 2 { throw Fog(depth: depth) }; return depth }
    struct Storm: Error { let name: String }
    func land() throws(Storm) { throw Storm(name: "Ada") }
    enum Tide: Error { case low, high(Int) }
    """

  // SE-0413
  @Test(
    "The error that is caught is what all that throws in the block throws, or what is written",
    arguments: [
      (#"do { return "\(try sail(5))" } catch { return "\(error.depth)" }"#, "5"),
      (#"do throws(Fog) { return String(try sail(6)) } catch { return "\(error.depth)" }"#, "6"),
      (
        #"do { inner: do { _ = try sail(7); break inner }; return "no" } catch { return "\(error.depth)" }"#,
        "7"
      ),
      (
        #"do throws(Tide) { throw .high(3) } catch .low { return "low" } catch { if case .high(let n) = error { return "high \(n)" }; return "?" }"#,
        "high 3"
      ),
    ])
  func caught(code: String, expected: String) {
    #expect(
      Running.said("probe()", declaring: Self.declared + "\nfunc probe() -> String { \(code) }") == expected)
  }

  @Test("What no pattern takes is thrown on to the block around")
  func thrownOn() {
    let said = Running.said(
      "probe()",
      declaring: Self.declared + """

        func probe() -> String {
          do {
            do { try land() } catch let fog as Fog { return "fog \\(fog.depth)" }
            return "none"
          } catch {
            return "storm \\(error.name)"
          }
        }
        """)
    #expect(said == "storm Ada")
  }
}
