// AppIntents: the declarations of ControlConfigurationIntent.
// Declared as the framework's interface has it, with code of our own.

protocol ControlConfigurationIntent: SystemIntent {}
