// AppIntents: the declarations of InstanceDisplayRepresentable.
// Declared as the framework's interface has it, with code of our own.

protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
