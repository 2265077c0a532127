// CoreData: the declarations of NSPersistentCloudKitContainerSchemaInitializationOptions.
// Declared as the framework's interface has it, with code of our own.

struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
  static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
