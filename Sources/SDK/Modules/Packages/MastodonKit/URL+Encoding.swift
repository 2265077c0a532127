// MastodonKit (github.com/MastodonKit/MastodonKit): what it adds to URL, as its source has it.

extension URL {
  /// With `encodePath`, what is written after the host is encoded where it has to be.
  init?(string: String, encodePath: Bool) {
    guard encodePath, string.hasPrefix("http://") || string.hasPrefix("https://") else {
      self.init(string: string)
      return
    }
    // The path begins at the second slash, which is the one after the scheme.
    let slash = string.firstIndex(of: "/").map { string.index(after: $0) }
    guard let slash, let path = string[slash...].firstIndex(of: "/") else {
      self.init(string: string)
      return
    }
    let rest = string[string.index(after: path)...]
    let query = rest.lastIndex(of: "/").map { rest[$0...].firstIndex(of: "?") } ?? rest.firstIndex(of: "?")
    let end = query ?? rest.endIndex
    var text = String(string[...path])
    text += rest[..<end].addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    text += rest[end...].addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
    self.init(string: text)
  }
}
