// FirebasePerformance (github.com/firebase/firebase-ios-sdk): the declarations of Trace, as its documentation has them.

class Trace: NSObject {
  let name: String
  private var values: [String: Int64] = [:]
  private(set) var attributes: [String: String] = [:]

  init(_name: String) { name = _name }

  func start() {}
  func stop() {}
  func incrementMetric(_ metricName: String, by incrementValue: Int64) {
    values[metricName, default: 0] += incrementValue
  }
  func valueForMetric(_ metricName: String) -> Int64 { values[metricName] ?? 0 }
  func setValue(_ value: Int64, forMetric metricName: String) { values[metricName] = value }
  func setValue(_ value: String, forAttribute attribute: String) { attributes[attribute] = value }
  func value(forAttribute attribute: String) -> String? { attributes[attribute] }
  func removeAttribute(_ attribute: String) { attributes[attribute] = nil }
}
