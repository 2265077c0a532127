// FirebasePerformance: the declarations of Performance, as its documentation has them.

/// Nothing of it is heard.
class Performance: NSObject {
  private static let only = Performance()

  var isDataCollectionEnabled = true
  var isInstrumentationEnabled = true

  class func sharedInstance() -> Performance { only }
  class func startTrace(name: String) -> Trace? { Trace(_name: name) }

  func trace(name: String) -> Trace? { Trace(_name: name) }
}
