// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of LogLevel, as its documentation has them.

enum LogLevel: Int { case debug, info, warn, error, verbose }
