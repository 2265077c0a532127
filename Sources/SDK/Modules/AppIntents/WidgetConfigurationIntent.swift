// AppIntents: the declarations of WidgetConfigurationIntent.
// Declared as the framework's interface has it, with code of our own.

protocol WidgetConfigurationIntent: SystemIntent {}
