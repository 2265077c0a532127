// Foundation: the declarations of AttributeScopes that only Apple's platforms have.

extension AttributeScopes.FoundationAttributes {
  enum MorphologyAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    typealias Value = Morphology
    static let name: String
  }
  enum InflectionRuleAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    typealias Value = InflectionRule
    static let name: String
  }
  enum AssumedInflectionAttribute: CodableAttributedStringKey {
    typealias Value = InflectionRule
    static let name: String
  }
  enum AgreementConceptAttribute: CodableAttributedStringKey {
    typealias Value = InflectionConcept
    static let name: String
  }
  enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    typealias Value = InlinePresentationIntent
    static let name: String
  }
  enum PresentationIntentAttribute: CodableAttributedStringKey {
    typealias Value = PresentationIntent
    static let name: String
  }
  var morphology: AttributeScopes.FoundationAttributes.MorphologyAttribute { get }
  var inflect: AttributeScopes.FoundationAttributes.InflectionRuleAttribute { get }
  var inflectionAlternative: AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute { get }
  var agreeWithConcept: AttributeScopes.FoundationAttributes.AgreementConceptAttribute { get }
  var inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute { get }
  var presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute { get }
  enum InflectionAlternativeAttribute: CodableAttributedStringKey {
    typealias Value = AttributedString
    static let name: String
  }
}
