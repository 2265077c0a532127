// AppIntents: the declarations of AppValue.
// Declared as the framework's interface has it, with code of our own.

protocol AppValue: TypeDisplayRepresentable, PersistentlyIdentifiable, InstanceDisplayRepresentable, Sendable
{}
