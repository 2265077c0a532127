// CoreData: the declarations of NSPersistentCloudKitContainer.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentCloudKitContainer: NSPersistentContainer {
  static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  static let eventNotificationUserInfoKey = "event"

  func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws
  {}
  func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}
