// Foundation: the declarations of AttributedStringAttributeMutation.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol AttributedStringAttributeMutation {
  mutating func setAttributes(_ attributes: AttributeContainer)
  mutating func mergeAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
  mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
}
