// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of Offering, as its documentation has them.

class Offering: NSObject, Identifiable {
  let identifier: String
  let serverDescription: String
  let metadata: [String: Any]
  let availablePackages: [Package]
  let webCheckoutUrl: URL?

  init(
    identifier: String, serverDescription: String, metadata: [String: Any] = [:],
    availablePackages: [Package],
    webCheckoutUrl: URL? = nil
  ) {
    self.identifier = identifier
    self.serverDescription = serverDescription
    self.metadata = metadata
    self.availablePackages = availablePackages
    self.webCheckoutUrl = webCheckoutUrl
  }

  var id: String { identifier }
  var hasPaywall: Bool { false }
  var lifetime: Package? { _first(.lifetime) }
  var annual: Package? { _first(.annual) }
  var sixMonth: Package? { _first(.sixMonth) }
  var threeMonth: Package? { _first(.threeMonth) }
  var twoMonth: Package? { _first(.twoMonth) }
  var monthly: Package? { _first(.monthly) }
  var weekly: Package? { _first(.weekly) }
  func package(identifier: String?) -> Package? { availablePackages.first { $0.identifier == identifier } }
  subscript(key: String) -> Package? { package(identifier: key) }
  func getMetadataValue<T>(for key: String, default: T) -> T { metadata[key] as? T ?? `default` }
  private func _first(_ type: PackageType) -> Package? { availablePackages.first { $0.packageType == type } }
}
