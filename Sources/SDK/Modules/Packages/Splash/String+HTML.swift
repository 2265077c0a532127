// Splash (github.com/JohnSundell/Splash): how a text is written in HTML.

extension String {
  var _escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
