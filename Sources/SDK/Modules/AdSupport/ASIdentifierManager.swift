// AdSupport: the declarations of ASIdentifierManager. Nobody has allowed it yet.
// Declared as the framework's interface has it, with code of our own.

class ASIdentifierManager: NSObject {
  static let _shared = ASIdentifierManager()
  class func shared() -> ASIdentifierManager { _shared }
  var advertisingIdentifier: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
  var isAdvertisingTrackingEnabled: Bool { false }
  override init() {}
}
