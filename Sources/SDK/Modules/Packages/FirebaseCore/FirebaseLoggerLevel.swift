// FirebaseCore: the declarations of FirebaseLoggerLevel, as its documentation has them.

enum FirebaseLoggerLevel: Int {
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7

  static var min: FirebaseLoggerLevel { .error }
  static var max: FirebaseLoggerLevel { .debug }
}
