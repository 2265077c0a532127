// Foundation: the declarations of Bundle that only Apple's platforms have.

extension Bundle {
  func localizedAttributedString(forKey key: String, value: String?, table tableName: String?)
    -> NSAttributedString
  func localizedString(
    forKey key: String, value: String?, table tableName: String?, localizations: [Locale.Language]
  ) -> String {
    let served = Bundle.preferredLocalizations(
      from: _Shipped.languages, forPreferences: localizations.map { $0.minimalIdentifier })
    return _AppTexts.text(
      key, [], table: tableName, words: value == "" ? nil : value, language: served.first)
  }
  func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]?
  static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String
}
