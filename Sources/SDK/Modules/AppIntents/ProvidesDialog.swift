// AppIntents: the declarations of ProvidesDialog.
// Declared as the framework's interface has it, with code of our own.

protocol ProvidesDialog: IntentResult {}
