// Foundation: the declarations of NSNotification that only Apple's platforms have.

extension NSNotification.Name {
  static let NSPersistentStoreRemoteChange: NSNotification.Name
  static let NSUbiquityIdentityDidChange: NSNotification.Name
  static let NSMetadataQueryDidFinishGathering: NSNotification.Name
  static let NSMetadataQueryDidUpdate: NSNotification.Name
  static let NSProcessInfoPowerStateDidChange: NSNotification.Name
  static let NSUndoManagerCheckpoint: NSNotification.Name
  static let NSUndoManagerDidCloseUndoGroup: NSNotification.Name
  static let NSUndoManagerDidOpenUndoGroup: NSNotification.Name
  static let NSUndoManagerDidRedoChange: NSNotification.Name
  static let NSUndoManagerDidUndoChange: NSNotification.Name
  static let NSUndoManagerWillCloseUndoGroup: NSNotification.Name
  static let NSUndoManagerWillRedoChange: NSNotification.Name
  static let NSUndoManagerWillUndoChange: NSNotification.Name
  static let NSExtensionHostDidBecomeActive: NSNotification.Name
  static let NSExtensionHostWillEnterForeground: NSNotification.Name
}
