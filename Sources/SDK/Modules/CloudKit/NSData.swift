// CloudKit: the declarations of NSData.
// Declared as the framework's interface has it, with code of our own.

extension NSData: CKRecordValue {}
