// CloudKit: the declarations of Bool.
// Declared as the framework's interface has it, with code of our own.

extension Bool: CKRecordValueProtocol {}
