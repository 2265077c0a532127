// Swift's module Observation: the declarations of ObservationRegistrar.
// Declared as the toolchain's interface has it, with code of our own.

struct ObservationRegistrar: Sendable {
  init() {}
  func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
  where Subject: Observable {}
  func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
  where Subject: Observable {}
  func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
  where Subject: Observable {}
  func withMutation<Subject, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T where Subject: Observable { try mutation() }
}

extension ObservationRegistrar: Codable {
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) {}
}

extension ObservationRegistrar: Hashable {
  static func == (lhs: ObservationRegistrar, rhs: ObservationRegistrar) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  var hashValue: Int { 0 }
}
