// SFSafeSymbols (github.com/SFSafeSymbols/SFSafeSymbols): the declarations of SFSymbol.

final class SFSymbol: RawRepresentable, Equatable, Hashable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }
}
