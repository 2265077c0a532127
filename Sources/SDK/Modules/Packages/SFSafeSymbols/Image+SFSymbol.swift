// SFSafeSymbols: the declarations of Image.

extension Image {
  init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
  init(systemSymbol: SFSymbol, variableValue: Double?) {
    self.init(systemName: systemSymbol.rawValue, variableValue: variableValue)
  }
}
