// SwiftUI: the declarations of AttributedTextFormattingDefinition.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Body: AttributedTextFormattingDefinition
  associatedtype Scope: AttributeScope where Self.Scope == Self.Body.Scope
  @DefinitionBuilder<Self.Scope> var body: Self.Body { get }
}

extension AttributedTextFormattingDefinition {
  typealias ValueConstraint = AttributedTextFormatting.ValueConstraint
  func constrain(_ string: inout AttributedString)
  func constrain(_ container: inout AttributeContainer)
}
