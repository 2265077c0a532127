// Foundation: the declarations of NSPointerFunctions that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

class NSPointerFunctions: NSObject {
  struct Options: OptionSet, Sendable {
    static let strongMemory = NSPointerFunctions.Options([])
    static let weakMemory = NSPointerFunctions.Options(rawValue: 5)
    static let objectPersonality = NSPointerFunctions.Options([])
    static let opaquePersonality = NSPointerFunctions.Options(rawValue: 256)
    static let objectPointerPersonality = NSPointerFunctions.Options(rawValue: 512)
    static let copyIn = NSPointerFunctions.Options(rawValue: 65536)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
