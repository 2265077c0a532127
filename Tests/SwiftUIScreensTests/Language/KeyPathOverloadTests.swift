import Testing

/// Swift's overload resolution between key paths and functions (SE-0227, SE-0249): a key path goes where a
/// function is wanted, a function never where a key path is.
@Suite("An app's functions of key paths beside the library's") struct KeyPathOverloadTests {
  private let declarations = """
    extension Sequence {
      func map<T>(_ keyPath: KeyPath<Element, T>) -> [T] { map { $0[keyPath: keyPath] } }
      func sorted<T: Comparable>(by keyPath: KeyPath<Element, T>) -> [Element] {
        sorted { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
      }
    }
    struct Crop { let name: String; init(_ name: String) { self.name = name } }
    func loud(_ name: String) -> String { name.uppercased() }
    """

  @Test(
    "Initialisers, functions, operators and closures are the library's to take",
    arguments: [
      ("[\"kale\"].map(String.init).joined()", "kale"), ("[\"kale\"].map(loud).joined()", "KALE"),
      ("[\"kale\"].map(Crop.init)[0].name", "kale"), ("[\"b\", \"a\"].sorted(by: <).joined()", "ab"),
      ("[\"kale\"].map { $0 + \"!\" }.joined()", "kale!"),
    ])
  func functions(_ expression: String, _ expected: String) {
    #expect(value("return \(expression)", with: declarations) == expected)
  }

  @Test("A function that a variable holds is too, and so is what an optional is mapped by")
  func held() {
    let held = "let mark: (String) -> String = { $0 + \"!\" }; return [\"kale\"].map(mark).joined()"
    #expect(value(held, with: declarations) == "kale!")
    #expect(value("let name: String? = \"kale\"; return name.map(loud)!", with: declarations) == "KALE")
  }

  @Test(
    "Key paths are the app's",
    arguments: [
      ("[\"kale\", \"pea\"].map(\\.count).description", "[4, 3]"),
      ("[\"kale\", \"pea\"].sorted(by: \\.count).joined(separator: \" \")", "pea kale"),
      ("[Crop(\"kale\")].map(\\.name).joined()", "kale"),
    ])
  func keyPaths(_ expression: String, _ expected: String) {
    #expect(value("return \(expression)", with: declarations) == expected)
  }
}
