// AppIntents: the declarations of SiriTipViewStyle.
// Declared as the framework's interface has it, with code of our own.

struct SiriTipViewStyle: Sendable {
  let _name: String
  init(_name: String) { self._name = _name }
  static let automatic = SiriTipViewStyle(_name: "automatic")
  static let light = SiriTipViewStyle(_name: "light")
  static let dark = SiriTipViewStyle(_name: "dark")
}
