// AppIntents: the declarations of PersistentlyIdentifiable.
// Declared as the framework's interface has it, with code of our own.

protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  static var persistentIdentifier: String { "\(Self.self)" }
}
