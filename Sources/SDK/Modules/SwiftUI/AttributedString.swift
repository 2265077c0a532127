// SwiftUI: the declarations of AttributedString.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension AttributedString {
  init(transferable: AttributedTextFormatting.Transferable, in environment: EnvironmentValues) throws
  mutating func transform<E>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void)
    throws(E) where E: Error
  subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring { get }
  mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void) throws(E)
  where E: Error
  mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>)
  mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol)
}
