// Swift's module Observation: the declarations of ObservationRegistrar.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct ObservationRegistrar: Sendable {
  init()
  func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
  where Subject: Observable
  func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
  where Subject: Observable
  func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
  where Subject: Observable
  func withMutation<Subject, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T where Subject: Observable
}

extension ObservationRegistrar: Codable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder)
}

extension ObservationRegistrar: Hashable {
  static func == (lhs: ObservationRegistrar, rhs: ObservationRegistrar) -> Bool
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}
