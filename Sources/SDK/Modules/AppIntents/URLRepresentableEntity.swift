// AppIntents: the declarations of URLRepresentableEntity.
// Declared as the framework's interface has it, with code of our own.

protocol URLRepresentableEntity: AppEntity {}
