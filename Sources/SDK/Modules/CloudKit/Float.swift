// CloudKit: the declarations of Float.
// Declared as the framework's interface has it, with code of our own.

extension Float: CKRecordValueProtocol {}
