// swift-perception (github.com/pointfreeco/swift-perception): the declarations of PerceptionRegistrar, as its documentation has them.

struct PerceptionRegistrar: Sendable {
  init(isPerceptionCheckingEnabled: Bool = true) {}
  func access<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {}
  func willSet<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {}
  func didSet<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {}
  func withMutation<Subject: Perceptible, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T { try mutation() }
}
