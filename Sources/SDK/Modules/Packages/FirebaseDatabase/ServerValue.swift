// FirebaseDatabase: the declarations of ServerValue, as its documentation has them.

class ServerValue: NSObject {
  class func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
  class func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
}
