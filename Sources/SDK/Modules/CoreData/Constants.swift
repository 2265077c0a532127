// CoreData: its constants.
// Declared as the framework's interface has it, with code of our own.

let NSSQLiteStoreType = "SQLite"
let NSInMemoryStoreType = "InMemory"
let NSBinaryStoreType = "Binary"
let NSInsertedObjectsKey = "inserted"
let NSUpdatedObjectsKey = "updated"
let NSDeletedObjectsKey = "deleted"
let NSRefreshedObjectsKey = "refreshed"
let NSInvalidatedObjectsKey = "invalidated"
let NSInvalidatedAllObjectsKey = "invalidatedAll"
let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
let NSSQLitePragmasOption = "NSSQLitePragmasOption"
let NSErrorMergePolicy: AnyObject = NSMergePolicy.error
let NSRollbackMergePolicy: AnyObject = NSMergePolicy.rollback
let NSOverwriteMergePolicy: AnyObject = NSMergePolicy.overwrite
let NSMergeByPropertyObjectTrumpMergePolicy: AnyObject = NSMergePolicy.mergeByPropertyObjectTrump
let NSMergeByPropertyStoreTrumpMergePolicy: AnyObject = NSMergePolicy.mergeByPropertyStoreTrump
let NSManagedObjectReferentialIntegrityError = 133000
