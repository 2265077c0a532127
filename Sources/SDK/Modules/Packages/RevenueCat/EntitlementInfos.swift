// RevenueCat: the declarations of EntitlementInfos, as its documentation has them.

class EntitlementInfos: NSObject {
  var all: [String: EntitlementInfo] { get }
  var active: [String: EntitlementInfo] { get }
  var activeInCurrentEnvironment: [String: EntitlementInfo] { get }
  subscript(key: String) -> EntitlementInfo? { get }
}
