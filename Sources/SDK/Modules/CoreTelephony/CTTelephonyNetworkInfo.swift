// CoreTelephony: the declarations of CTTelephonyNetworkInfo. There is no SIM.
// Declared as the framework's interface has it, with code of our own.

class CTTelephonyNetworkInfo: NSObject {
  weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  var dataServiceIdentifier: String? { nil }
  var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  var subscriberCellularProvider: CTCarrier? { nil }
  var currentRadioAccessTechnology: String? { nil }
  var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  override init() {}
}
