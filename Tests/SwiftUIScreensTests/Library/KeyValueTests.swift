import Testing

/// Apple, "Key-Value Coding Programming Guide", and what classes of Objective-C hold: an array is no set, an object of
/// `NSArray` is an array.
@Suite("Key-value coding through collections") struct KeyValueTests {
  private let declarations = """
    import Foundation
    final class Mark: NSObject {
      @objc var color: String
      init(_ color: String) { self.color = color }
    }
    final class Boat: NSObject {
      @objc var list = [Mark("red"), Mark("green")]
      @objc var set = NSSet(array: [Mark("red"), Mark("red")])
      @objc var ordered = NSOrderedSet(array: [Mark("red"), Mark("green")])
    }
    func fits(_ format: String) -> Bool { NSPredicate(format: format, "red").evaluate(with: Boat()) }
    """

  // "value(forKey:) … returns an array / a set of the results of invoking value(forKey:) on each".
  @Test(
    "A key of a collection is that of its elements",
    arguments: [
      ("fits(\"ANY list.color = %@\")", "true"), ("fits(\"ANY set.color = %@\")", "true"),
      ("fits(\"ANY ordered.color = %@\")", "true"), ("fits(\"ALL list.color = %@\")", "false"),
      ("(Boat().value(forKeyPath: \"set.color\") as? NSSet)?.count ?? -1", "1"),
      ("(Boat().value(forKeyPath: \"ordered.color\") as? NSOrderedSet)?.count ?? -1", "2"),
      ("Boat().value(forKeyPath: \"list.color\") as? [String] ?? []", "[\"red\", \"green\"]"),
      ("NSArray(array: Boat().list).value(forKey: \"color\") as? [String] ?? []", "[\"red\", \"green\"]"),
      ("NSSet(array: Boat().list).value(forKey: \"color\") is NSSet", "true"),
    ])
  func keys(expression: String, expected: String) {
    #expect(value(expression, with: declarations) == expected)
  }

  // https://developer.apple.com/documentation/swift/array, "Bridging Between Array and NSArray", and the same of Set
  // and Dictionary.
  @Test(
    "An object is taken for the collection that it holds, and for no other",
    arguments: [
      ("(NSSet(array: [1]) as Any) is [Any]", "false"), ("(NSSet(array: [1]) as Any) is Set<Int>", "true"),
      ("(NSArray(array: [1]) as Any) is [Int]", "true"),
      ("(NSArray(array: [1]) as Any) is Set<Int>", "false"),
      ("(NSOrderedSet(array: [1]) as Any) is [Any]", "false"),
      ("(NSDictionary() as Any) is [String: Any]", "true"), ("(NSSet() as Any) is [String: Any]", "false"),
      ("(NSMutableArray(array: [1]) as Any) is [Int]", "true"), ("([1] as Any) is NSArray", "true"),
      ("([1] as Any) is NSSet", "false"), ("([1] as Any) is NSOrderedSet", "false"),
      ("(Set([1]) as Any) is NSSet", "true"), ("(Set([1]) as Any) is NSArray", "false"),
    ])
  func casts(expression: String, expected: String) {
    #expect(value(expression, with: declarations) == expected)
  }

  @Test("JSON is made of an array that is an object, too")
  func json() {
    #expect(
      value(
        """
        let marks = [["port", "red"]] as NSObject
        let values: [Any?] = ["Gull", 4, marks]
        let data = try! JSONSerialization.data(withJSONObject: values)
        return String(decoding: data, as: UTF8.self)
        """, with: "import Foundation") == #"["Gull",4,[["port","red"]]]"#)
  }

  // SE-0306, "Objective-C integration": NSObject is the one class that an actor may inherit from.
  @Test("An actor inherits from NSObject")
  func actors() {
    #expect(
      value(
        "Register(owner: \"Gull\").owner",
        with: """
          import Foundation
          actor Register: NSObject {
            nonisolated let owner: String
            init(owner: String) { self.owner = owner; super.init() }
          }
          """) == "Gull")
  }

  // The pointer that is asked for has no type.
  @Test("Random bytes are written into signed ones, too")
  func randomBytes() {
    #expect(
      value(
        """
        var bytes = [Int8](repeating: 0, count: 8)
        let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
        return "\\(status == errSecSuccess) \\(bytes.count)"
        """, with: "import Foundation\nimport Security") == "true 8")
  }

  // ICU, number skeletons: a usage has a precision of its own where no other is given (`usage/road`).
  @Test("A number style that says nothing leaves the digits to the usage")
  func usages() {
    let road = ".measurement(width: .wide, usage: .road, numberFormatStyle: "
    let length = "Measurement<UnitLength>(value: 5, unit: .kilometers).formatted("
    #expect(value("\(length)\(road).number))", with: "import Foundation") == "3.1 miles")
    #expect(
      value("\(length)\(road).number.precision(.fractionLength(2))))", with: "import Foundation")
        == "3.11 miles")
  }
}
