// Foundation: the declarations of OperatingSystemVersion.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct OperatingSystemVersion: Hashable, Decodable, Encodable, Sendable {
  let majorVersion: Int
  let minorVersion: Int
  let patchVersion: Int
  init()
  init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
  init(from decoder: any Decoder) throws
}
