// A key that no type of the program stands for: that of an element of a list.

struct _CodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }
  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
