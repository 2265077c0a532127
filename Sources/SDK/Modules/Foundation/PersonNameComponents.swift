// Foundation: the declarations of PersonNameComponents.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct PersonNameComponents: ReferenceConvertible, Sendable, Decodable, Encodable {
  typealias ReferenceType = NSPersonNameComponents
  var namePrefix: String? { get set }
  var givenName: String? { get set }
  var middleName: String? { get set }
  var familyName: String? { get set }
  var nameSuffix: String? { get set }
  var nickname: String? { get set }
  var phoneticRepresentation: PersonNameComponents? { get set }
  var description: String { get }
  var debugDescription: String { get }
  init()
  init(
    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
    nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}
