// CloudKit: the declarations of Int64.
// Declared as the framework's interface has it, with code of our own.

extension Int64: CKRecordValueProtocol {}
