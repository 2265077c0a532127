// Foundation: the declarations of NSDataDetector that only Apple's platforms have.

class NSDataDetector: NSRegularExpression {
  var checkingTypes: NSTextCheckingTypes { get }
  init(types checkingTypes: NSTextCheckingTypes) throws
}

typealias NSTextCheckingTypes = UInt64
