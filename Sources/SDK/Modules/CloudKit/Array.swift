// CloudKit: the declarations of Array.
// Declared as the framework's interface has it, with code of our own.

extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
