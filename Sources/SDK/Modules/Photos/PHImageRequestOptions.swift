// Photos: the declarations of PHImageRequestOptions.
// Declared as the framework's interface has it, with code of our own.

class PHImageRequestOptions: NSObject {
  var isNetworkAccessAllowed = false
  var isSynchronous = false
  var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
  var resizeMode: PHImageRequestOptionsResizeMode = .fast
  override init() {}
}
