import Testing

/// Foundation's documentation of `NSError` and `CustomNSError`; the Swift book: a class's own member goes before
/// one that an extension adds to a protocol.
@Suite("Errors as NSError") struct BridgedErrorTests {
  private let declarations = """
    enum TideError: Error { case ebb, flow, storm(Int) }
    enum Status: Int, Error { case lost = 404 }
    struct Leak: LocalizedError { var errorDescription: String? { "Water in the hold" } }
    struct Wreck: CustomNSError { static var errorDomain: String { "harbour" }; var errorCode: Int { 7 } }
    extension Error {
      var code: Int { (self as NSError).code }
      var domain: String { (self as NSError).domain }
      var description: String { (self as NSError).description }
      var words: String { (self as NSError).localizedDescription }
    }
    """

  @Test(
    "An extension of Error reaches what NSError says of it",
    arguments: [
      ("TideError.storm(3).code", "0"), ("TideError.flow.code", "2"), ("Status.lost.code", "404"),
      ("Leak().code", "1"), ("TideError.ebb.domain", "App.TideError"), ("Leak().words", "Water in the hold"),
      ("Wreck().domain", "harbour"), ("Wreck().code", "7"),
      ("Wreck().description", #"Error Domain=harbour Code=7 "(null)""#),
      ("NSError(domain: \"sea\", code: 5).description", #"Error Domain=sea Code=5 "(null)""#),
      ("TideError.ebb.localizedDescription", "The operation couldn’t be completed. (App.TideError error 1.)"),
    ])
  func members(source: String, expected: String) {
    #expect(result(source, declarations: declarations) == expected)
  }
}
