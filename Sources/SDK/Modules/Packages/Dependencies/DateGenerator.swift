// swift-dependencies: the declarations of DateGenerator, as its documentation has them.

struct DateGenerator {
  private var generate: () -> Date

  init(_ generate: @escaping () -> Date) { self.generate = generate }

  static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }
  var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }
  func callAsFunction() -> Date { generate() }
}
