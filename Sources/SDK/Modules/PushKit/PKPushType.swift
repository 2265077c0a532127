// PushKit: the declarations of PKPushType.
// Declared as the framework's interface has it, with code of our own.

struct PKPushType: Hashable, RawRepresentable, Sendable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
