import Testing

/// What `as` makes of values without a test; each was run by swiftc 6.3 with Foundation.
@Suite("Objects that values become by as") struct CoercionTests {
  private let declarations = """
    import Foundation
    struct Buoy { var n = 3 }
    enum Made {
      static func code(_ error: (any Error)?) -> Int {
        if let error = error as NSError? { return error.code }
        return -1
      }
      static var mutable: String {
        let text = NSMutableString(string: "tide")
        text.append("s")
        return text as String
      }
      static var query: Int? {
        let query: [String: Any] = ["depth": 1]
        let objects = query as [String: AnyObject]
        return objects["depth"] as? Int
      }
      static let depth: Int? = 3
      static var sats: Decimal { 2.5 }
      static var level: UInt8 { 200 }
      static func kept<T>(_ value: T) -> T { value }
      static var optional: String? {
        let name: String? = "Gull"
        let object = name as AnyObject?
        return object as? String
      }
    }
    """

  @Test(
    "Values, optionals and literals become objects, and objects values",
    arguments: [
      ("Made.code(NSError(domain: \"sea\", code: 5))", "5"), ("Made.code(nil)", "-1"),
      ("(([[\"p\", \"q\"]] as NSObject) as? [[String]])?.first?.last ?? \"none\"", "q"),
      ("Made.optional ?? \"none\"", "Gull"), ("(true as AnyObject) as? Bool ?? false", "true"),
      ("Made.mutable", "tides"), ("Made.query ?? 0", "1"),
      ("([\"depth\": 4] as NSDictionary)[\"depth\"] as? Int ?? 0", "4"),
      ("((Made.depth ?? 0) as NSNumber).stringValue", "3"),
      ("(Made.sats as NSDecimalNumber).stringValue", "2.5"),
      ("(Made.level as NSNumber).intValue + 1", "201"), ("(Made.kept(7) as NSNumber).stringValue", "7"),
      ("(Made.kept(\"Tern\") as NSString).length", "4"),
      ("String(format: \"%@ %@\", Made.sats as NSDecimalNumber, \"sats\")", "2.5 sats"),
      ("([\"x\", \"y\"] as NSArray).count", "2"), ("((Buoy() as AnyObject) as? Buoy)?.n ?? 0", "3"),
    ])
  func coercions(source: String, expected: String) {
    #expect(value(source, with: declarations) == expected)
  }
}
