// SwiftUI: the declarations of AttributedTextValueConstraint.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol AttributedTextValueConstraint: Hashable, AttributedTextFormattingDefinition {
  associatedtype AttributeKey: AttributedStringKey
  func constrain(_ container: inout Self.Attributes)
}

extension AttributedTextValueConstraint {
  var body: Self { get }
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Self.Scope, Self.AttributeKey>
}
