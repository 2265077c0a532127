// Foundation: the declarations of StreamDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol StreamDelegate: NSObjectProtocol {}
