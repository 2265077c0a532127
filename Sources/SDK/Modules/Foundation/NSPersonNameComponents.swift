// Foundation: the declarations of NSPersonNameComponents.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSPersonNameComponents: NSObject, NSCopying, NSSecureCoding {
  static var supportsSecureCoding: Bool { get }
  var namePrefix: String? { get set }
  var givenName: String? { get set }
  var middleName: String? { get set }
  var familyName: String? { get set }
  var nameSuffix: String? { get set }
  var nickname: String? { get set }
  var phoneticRepresentation: PersonNameComponents? { get set }
  override init()
  required convenience init?(coder aDecoder: NSCoder)
  func encode(with aCoder: NSCoder)
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ object: Any?) -> Bool
}
