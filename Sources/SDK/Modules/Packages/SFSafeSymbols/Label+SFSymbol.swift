// SFSafeSymbols: the declarations of Label.

extension Label where Title == Text, Icon == Image {
  init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol?) {
    self.init(titleKey, systemImage: systemSymbol?.rawValue ?? "")
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol?) {
    self.init(title, systemImage: systemSymbol?.rawValue ?? "")
  }
}
