// Foundation: the declarations of ProgressKind.
// Declared as the framework's interface has it, with code of our own.

struct ProgressKind: RawRepresentable, Hashable, Sendable {
  static let file = ProgressKind("NSProgressKindFile")
  let rawValue: String
  init(_ rawValue: String) { self.rawValue = rawValue }
  init(rawValue: String) { self.rawValue = rawValue }
}
