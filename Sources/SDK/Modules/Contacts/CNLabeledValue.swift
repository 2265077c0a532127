// Contacts: the declarations of CNLabeledValue.
// Declared as the framework's interface has it, with code of our own.

class CNLabeledValue<ValueType>: NSObject where ValueType: NSObject {
  let identifier: String
  let label: String?
  let value: ValueType
  init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value
  }
  class func localizedString(forLabel label: String) -> String
}
