// Foundation: the declarations of MarkdownDecodableAttributedStringKey.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol MarkdownDecodableAttributedStringKey: AttributedStringKey {
  static var markdownName: String { get }
  static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
}

extension MarkdownDecodableAttributedStringKey {}

extension MarkdownDecodableAttributedStringKey where Self: DecodableAttributedStringKey {
  static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
}
