// SwiftUI: the declarations of TextSelectability.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

extension TextSelectability where Self == EnabledTextSelectability {
  static var enabled: EnabledTextSelectability { get }
}

extension TextSelectability where Self == DisabledTextSelectability {
  static var disabled: DisabledTextSelectability { get }
}
