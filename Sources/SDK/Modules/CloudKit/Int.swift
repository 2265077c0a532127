// CloudKit: the declarations of Int.
// Declared as the framework's interface has it, with code of our own.

extension Int: CKRecordValueProtocol {}
