// SwiftSoup (github.com/scinfu/SwiftSoup): the functions of the module, as its documentation has them.

import Foundation

func parse(_ html: String) throws -> Document { try parse(html, "") }
func parse(_ html: String, _ baseUri: String) throws -> Document {
  if html._trimmed.hasPrefix("<?xml") { return try parseXML(html, baseUri) }
  return try Parser.parse(html, baseUri)
}
func parse(_ html: String, _ baseUri: String, _ parser: Parser) throws -> Document {
  try parser.parseInput(html, baseUri)
}
func parse(_ data: Data) throws -> Document { try parse(String(decoding: data, as: UTF8.self), "") }
func parse(_ data: Data, _ baseUri: String) throws -> Document {
  try parse(String(decoding: data, as: UTF8.self), baseUri)
}
func parseHTML(_ html: String) throws -> Document { try Parser.parse(html, "") }
func parseHTML(_ html: String, _ baseUri: String) throws -> Document { try Parser.parse(html, baseUri) }
func parseXML(_ xml: String) throws -> Document { try parseXML(xml, "") }
func parseXML(_ xml: String, _ baseUri: String) throws -> Document {
  try Parser.xmlParser().parseInput(xml, baseUri)
}
func parseBodyFragment(_ bodyHtml: String) throws -> Document { try Parser.parseBodyFragment(bodyHtml, "") }
func parseBodyFragment(_ bodyHtml: String, _ baseUri: String) throws -> Document {
  try Parser.parseBodyFragment(bodyHtml, baseUri)
}

func clean(_ bodyHtml: String, _ whitelist: Whitelist) throws -> String? {
  try clean(bodyHtml, "", whitelist)
}
func clean(_ bodyHtml: String, _ baseUri: String, _ whitelist: Whitelist) throws -> String? {
  try clean(bodyHtml, baseUri, whitelist, OutputSettings())
}
func clean(
  _ bodyHtml: String, _ baseUri: String, _ whitelist: Whitelist, _ outputSettings: OutputSettings
) throws -> String? {
  let document = try Cleaner(whitelist).clean(try parseBodyFragment(bodyHtml, baseUri))
  document.outputSettings(outputSettings)
  let html = try document.body()?.html()
  return whitelist._tags.isEmpty ? html?.replacingOccurrences(of: "&nbsp;", with: " ") : html
}
func isValid(_ bodyHtml: String, _ whitelist: Whitelist) throws -> Bool {
  try Cleaner(whitelist).isValid(try parseBodyFragment(bodyHtml, ""))
}

let _spaces = CharacterSet(charactersIn: " \t\n\u{0C}\r")
let _spacesOfText = CharacterSet(charactersIn: " \t\n\u{0C}\r\u{A0}")

func _check(_ condition: Bool, _ message: String) throws {
  if !condition { throw Exception.Error(type: .IllegalArgumentException, Message: message) }
}
func _checkText(_ text: String) throws { try _check(!text.isEmpty, "String must not be empty") }
