import Testing

/// Codes and cases of errors by Apple's documentation of `URLError.Code`, `DecodingError` and `Result`.
@Suite("Errors of loading and decoding") struct LoadingErrorTests {
  private let declarations = """
    struct Boat: Codable { var id: Int; var kind: Kind }
    enum Kind: String, Codable { case sail, motor }
    func cause(_ json: String) -> String {
      do { _ = try JSONDecoder().decode(Boat.self, from: Data(json.utf8)); return "none" }
      catch DecodingError.keyNotFound(let key, _) { return "no \\(key.stringValue)" }
      catch DecodingError.typeMismatch(_, _) { return "type" }
      catch DecodingError.dataCorrupted(_) { return "corrupt" }
      catch { return "other" }
    }
    func text(_ error: Error) -> String {
      switch (error as? URLError)?.code {
      case .timedOut?: "late"
      case .cancelled, .networkConnectionLost: "lost"
      case nil: "none"
      default: "else"
      }
    }
    enum Storm: Error { case near }
    """

  @Test(
    "A URLError has its code",
    arguments: [
      ("URLError(.notConnectedToInternet).code == .notConnectedToInternet", "true"),
      ("URLError(.notConnectedToInternet).code.rawValue", "-1009"),
      ("URLError.Code.timedOut.rawValue", "-1001"), ("text(URLError(.timedOut))", "late"),
      ("text(URLError(.cancelled))", "lost"), ("text(URLError(.badURL))", "else"),
      ("text(Storm.near)", "none"),
      (
        "do { throw URLError(.badURL) } catch let error as URLError where error.code == .badURL { return 1 } catch { return 2 }",
        "1"
      ),
      (
        "URLError(.cannotFindHost).localizedDescription",
        "The operation couldn’t be completed. (NSURLErrorDomain error -1003.)"
      ),
    ])
  func codes(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "A decoder says what is wrong",
    arguments: [
      (##"cause(#"{"kind": "sail"}"#)"##, "no id"), (##"cause(#"{"id": "a", "kind": "sail"}"#)"##, "type"),
      (##"cause(#"{"id": 1, "kind": "oar"}"#)"##, "corrupt"), ("cause(\"{nope\")", "corrupt"),
      (##"cause(#"{"id": 1, "kind": "motor"}"#)"##, "none"),
    ])
  func decoding(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "A result is mapped",
    arguments: [
      ("let r: Result<Int, Storm> = .success(4); return (try? r.map { $0 + 1 }.get()) ?? 0", "5"),
      ("let r: Result<Int, Storm> = .failure(.near); return (try? r.map { $0 + 1 }.get()) ?? 0", "0"),
      (
        "let r: Result<Int, Storm> = .success(4); return (try? r.flatMap { _ in Result<Int, Storm>.failure(.near) }.get()) ?? -1",
        "-1"
      ),
    ])
  func results(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }
}
