// Foundation: the declarations of NSUserActivityDelegate that only Apple's platforms have.

protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}
