// PassKit: the declarations of PKPass.
// Declared as the framework's interface has it, with code of our own.

class PKPass: NSObject, Sendable {
  init(data: Data) throws {}
  var serialNumber: String { get }
  var passTypeIdentifier: String { get }
  var organizationName: String { get }
  var localizedName: String { get }
  var localizedDescription: String { get }
}
