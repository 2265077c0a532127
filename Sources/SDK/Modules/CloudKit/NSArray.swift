// CloudKit: the declarations of NSArray.
// Declared as the framework's interface has it, with code of our own.

extension NSArray: CKRecordValue {}
