// CoreData: the declarations of NSPersistentCloudKitContainerOptions.
// Declared as the framework's interface has it, with code of our own.

class NSPersistentCloudKitContainerOptions: NSObject {
  let containerIdentifier: String

  init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
