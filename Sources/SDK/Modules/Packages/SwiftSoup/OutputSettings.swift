// SwiftSoup (github.com/scinfu/SwiftSoup): how documents are written, as its documentation has it.

class OutputSettings {
  enum Syntax {
    case html, xml
  }
  var _mode = Entities.EscapeMode.base
  var _encoding = String.Encoding.utf8
  var _isPretty = true
  var _isOutline = false
  var _amount: UInt = 1
  var _syntax = Syntax.html

  init() {}
  func escapeMode() -> Entities.EscapeMode { _mode }
  @discardableResult func escapeMode(_ escapeMode: Entities.EscapeMode) -> OutputSettings {
    _mode = escapeMode
    return self
  }
  func encoder() -> String.Encoding { _encoding }
  func charset() -> String.Encoding { _encoding }
  @discardableResult func encoder(_ encoder: String.Encoding) -> OutputSettings { charset(encoder) }
  @discardableResult func charset(_ charset: String.Encoding) -> OutputSettings {
    _encoding = charset
    return self
  }
  func syntax() -> Syntax { _syntax }
  @discardableResult func syntax(syntax: Syntax) -> OutputSettings {
    _syntax = syntax
    if syntax == .xml { _mode = .xhtml }
    return self
  }
  func prettyPrint() -> Bool { _isPretty }
  @discardableResult func prettyPrint(pretty: Bool) -> OutputSettings {
    _isPretty = pretty
    return self
  }
  func outline() -> Bool { _isOutline }
  @discardableResult func outline(outlineMode: Bool) -> OutputSettings {
    _isOutline = outlineMode
    return self
  }
  func indentAmount() -> UInt { _amount }
  @discardableResult func indentAmount(indentAmount: UInt) -> OutputSettings {
    _amount = indentAmount
    return self
  }
}
