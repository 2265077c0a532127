// swift-dependencies: the declarations of UUIDGenerator, as its documentation has them.

struct UUIDGenerator {
  private let generate: () -> UUID

  init(_ generate: @escaping () -> UUID) { self.generate = generate }

  static func constant(_ uuid: UUID) -> UUIDGenerator { UUIDGenerator { uuid } }
  static var incrementing: UUIDGenerator {
    var number = -1
    return UUIDGenerator {
      number += 1
      return UUID(number)
    }
  }
  func callAsFunction() -> UUID { generate() }
}
