// NetworkExtension: the declarations of NSNotification.
// Declared as the framework's interface has it, with code of our own.

extension NSNotification.Name {
  static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
  static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.configurationchange")
}
