// CloudKit: the declarations of String.
// Declared as the framework's interface has it, with code of our own.

extension String: CKRecordValueProtocol {}
