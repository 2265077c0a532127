// Localize_Swift (github.com/marmelroy/Localize-Swift): the declarations of String.

extension String {
  func localized() -> String { NSLocalizedString(self, comment: "") }
  func localized(using tableName: String?) -> String {
    NSLocalizedString(self, tableName: tableName, comment: "")
  }
  func localized(in bundle: Bundle?) -> String { NSLocalizedString(self, comment: "") }
  func localized(using tableName: String?, in bundle: Bundle?) -> String {
    NSLocalizedString(self, tableName: tableName, comment: "")
  }
  func localizedFormat(_ arguments: any CVarArg...) -> String {
    String(format: localized(), arguments: arguments)
  }
}
