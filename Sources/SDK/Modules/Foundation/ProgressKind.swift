// Foundation: the declarations of ProgressKind.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct ProgressKind: RawRepresentable, Hashable, Sendable {
  typealias RawValue = String
  static let file: ProgressKind
  let rawValue: String
  init(_ rawValue: String)
  init(rawValue: String)
}
