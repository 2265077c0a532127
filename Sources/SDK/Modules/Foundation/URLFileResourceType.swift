// Foundation: the declarations of URLFileResourceType.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct URLFileResourceType: RawRepresentable, Hashable, Sendable {
  typealias RawValue = String
  static let namedPipe: URLFileResourceType
  static let characterSpecial: URLFileResourceType
  static let directory: URLFileResourceType
  static let blockSpecial: URLFileResourceType
  static let regular: URLFileResourceType
  static let symbolicLink: URLFileResourceType
  static let socket: URLFileResourceType
  static let unknown: URLFileResourceType
  let rawValue: String
  init(rawValue: String)
  init(_ rawValue: String)
}
