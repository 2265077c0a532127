// CallKit: the declarations of CXProviderConfiguration.
// Declared as the framework's interface has it, with code of our own.

class CXProviderConfiguration: NSObject {
  var ringtoneSound: String?
  var iconTemplateImageData: Data?
  var maximumCallGroups = 2
  var maximumCallsPerCallGroup = 5
  var includesCallsInRecents = true
  var supportsVideo = false
  var supportedHandleTypes: Set<CXHandle.HandleType> = []
  override init() {}
  convenience init(localizedName: String) { self.init() }
}
