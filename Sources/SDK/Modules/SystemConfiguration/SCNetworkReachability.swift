// SystemConfiguration: the declarations of SCNetworkReachability.
// Declared as the framework's interface has it, with code of our own.

class SCNetworkReachability: Sendable {
  init() {}
}
