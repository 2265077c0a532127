// AppIntents: the declarations of UniqueAppEntity.
// Declared as the framework's interface has it, with code of our own.

protocol UniqueAppEntity: AppEntity {}
