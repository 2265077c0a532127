// AppIntents: the declarations of AppEnum.
// Declared as the framework's interface has it, with code of our own.

protocol AppEnum: RawRepresentable, CaseIterable, CaseDisplayRepresentable, TypeDisplayRepresentable,
  PersistentlyIdentifiable, Sendable
{}
