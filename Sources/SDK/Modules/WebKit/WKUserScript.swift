// WebKit: the declarations of WKUserScript.
// Declared as the framework's interface has it, with code of our own.

class WKUserScript: NSObject {
  let source: String
  let injectionTime: WKUserScriptInjectionTime
  let isForMainFrameOnly: Bool
  init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}
