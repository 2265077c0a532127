// SFSafeSymbols: the declarations of UIImage.

extension UIImage {
  convenience init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue)! }
  convenience init(systemSymbol: SFSymbol, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: systemSymbol.rawValue, withConfiguration: configuration)!
  }
}
