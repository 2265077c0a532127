// CloudKit: the declarations of CKServerChangeToken.
// Declared as the framework's interface has it, with code of our own.

class CKServerChangeToken: NSObject, Sendable {}
