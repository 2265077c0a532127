// swift-dependencies: what it adds to UUID, as its documentation has it.

extension UUID {
  init(_ intValue: Int) {
    let digits = String(intValue, radix: 16)
    let padding = String(repeating: "0", count: max(0, 12 - digits.count))
    self.init(uuidString: "00000000-0000-0000-0000-\(padding)\(digits)")!
  }
}
