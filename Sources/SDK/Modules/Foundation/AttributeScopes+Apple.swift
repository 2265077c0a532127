// Foundation: the declarations of AttributeScopes that only Apple's platforms have.

extension AttributeScopes.FoundationAttributes {
  enum MorphologyAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    typealias Value = Morphology
    static let name = "NSMorphology"
  }
  enum InflectionRuleAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
    typealias Value = InflectionRule
    static let name = "NSInflect"
  }
  enum AssumedInflectionAttribute: CodableAttributedStringKey {
    typealias Value = InflectionRule
    static let name = "NSAssumedInflection"
  }
  enum AgreementConceptAttribute: CodableAttributedStringKey {
    typealias Value = InflectionConcept
    static let name = "NSAgreementConcept"
  }
  enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    typealias Value = InlinePresentationIntent
    static let name = "NSInlinePresentationIntent"
  }
  enum PresentationIntentAttribute: CodableAttributedStringKey {
    typealias Value = PresentationIntent
    static let name = "NSPresentationIntent"
  }
  var morphology: AttributeScopes.FoundationAttributes.MorphologyAttribute { get }
  var inflect: AttributeScopes.FoundationAttributes.InflectionRuleAttribute { get }
  var inflectionAlternative: AttributeScopes.FoundationAttributes.InflectionAlternativeAttribute { get }
  var agreeWithConcept: AttributeScopes.FoundationAttributes.AgreementConceptAttribute { get }
  var inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute { get }
  var presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute { get }
  enum InflectionAlternativeAttribute: CodableAttributedStringKey {
    typealias Value = AttributedString
    static let name = "NSInflectionAlternative"
  }
}
