// MultipeerConnectivity: the declarations of MCAdvertiserAssistant.
// Declared as the framework's interface has it, with code of our own.

class MCAdvertiserAssistant: NSObject {
  let session: MCSession
  let discoveryInfo: [String: String]?
  let serviceType: String
  init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
  }
  func start() {}
  func stop() {}
}
