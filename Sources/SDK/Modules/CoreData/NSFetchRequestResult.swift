// CoreData: the declarations of NSFetchRequestResult.
// Declared as the framework's interface has it, with code of our own.

protocol NSFetchRequestResult: NSObjectProtocol {}
