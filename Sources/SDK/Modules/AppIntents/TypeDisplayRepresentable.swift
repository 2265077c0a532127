// AppIntents: the declarations of TypeDisplayRepresentable.
// Declared as the framework's interface has it, with code of our own.

protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
