// AppIntents: the declarations of CaseDisplayRepresentable.
// Declared as the framework's interface has it, with code of our own.

protocol CaseDisplayRepresentable: InstanceDisplayRepresentable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(title: "")
  }
}
