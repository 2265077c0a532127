// AppIntents: the declarations of IndexedEntity.
// Declared as the framework's interface has it, with code of our own.

protocol IndexedEntity: AppEntity {}
