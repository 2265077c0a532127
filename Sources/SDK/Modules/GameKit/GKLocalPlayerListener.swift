// GameKit: the declarations of GKLocalPlayerListener.
// Declared as the framework's interface has it, with code of our own.

protocol GKLocalPlayerListener: NSObjectProtocol {}
