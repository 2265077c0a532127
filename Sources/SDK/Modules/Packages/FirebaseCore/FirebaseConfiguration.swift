// FirebaseCore: the declarations of FirebaseConfiguration, as its documentation has them.

class FirebaseConfiguration: NSObject {
  private static let only = FirebaseConfiguration()
  class var shared: FirebaseConfiguration { only }

  func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
  func loggerLevel() -> FirebaseLoggerLevel { .notice }
}
