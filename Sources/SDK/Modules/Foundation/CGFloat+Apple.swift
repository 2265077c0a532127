// Foundation: the declarations of CGFloat that only Apple's platforms have.
// Declared as the framework's interface has it, with code of our own.

extension CGFloat {
  init(truncating number: NSNumber) { self.init(number.doubleValue) }
  init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
