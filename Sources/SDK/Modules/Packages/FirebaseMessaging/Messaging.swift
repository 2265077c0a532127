// FirebaseMessaging: the declarations of Messaging, as its documentation has them.

/// An app that no token was given.
class Messaging: NSObject {
  private static let only = Messaging()

  weak var delegate: (any MessagingDelegate)?
  var apnsToken: Data?
  var isAutoInitEnabled = true
  var fcmToken: String? { nil }

  class func messaging() -> Messaging { only }
  class func serviceExtension() -> MessagingExtensionHelper { MessagingExtensionHelper() }

  func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }
  func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo() }

  // Nothing comes from the network.
  func token(completion: @escaping (String?, (any Error)?) -> Void) {}
  func token() async throws -> String { await _unanswered() }
  func deleteToken(completion: @escaping ((any Error)?) -> Void) {}
  func deleteToken() async throws { let _: Bool = await _unanswered() }
  func retrieveFCMToken(forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void) {
  }
  func deleteFCMToken(forSenderID senderID: String, completion: @escaping ((any Error)?) -> Void) {}
  func register(completion: @escaping ((any Error)?) -> Void) {}
  func unregister(completion: @escaping ((any Error)?) -> Void) {}
  func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}
  func subscribe(toTopic topic: String) async throws { let _: Bool = await _unanswered() }
  func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}
  func unsubscribe(fromTopic topic: String) async throws { let _: Bool = await _unanswered() }
  func deleteData(completion: @escaping ((any Error)?) -> Void) {}
}
