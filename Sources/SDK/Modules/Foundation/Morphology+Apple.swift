// Foundation: the declarations of Morphology that only Apple's platforms have.

extension Morphology {
  struct Pronoun: Hashable, Codable, Sendable {
    var pronoun: String { get }
    var morphology: Morphology { get }
    var dependentMorphology: Morphology? { get }
    init(pronoun: String, morphology: Morphology, dependentMorphology: Morphology? = nil)
  }
  enum GrammaticalCase: Int, Hashable, Codable, Sendable {
    case nominative
    case accusative
    case dative
    case genitive
    case prepositional
    case ablative
    case adessive
    case allative
    case elative
    case illative
    case essive
    case inessive
    case locative
    case translative
  }
  enum GrammaticalPerson: Int, Hashable, Codable, Sendable {
    case first
    case second
    case third
  }
  enum Definiteness: Int, Hashable, Codable, Sendable {
    case indefinite
    case definite
  }
  static var user: Morphology { get }
  var isUnspecified: Bool { get }
  var grammaticalCase: Morphology.GrammaticalCase? { get set }
  var grammaticalPerson: Morphology.GrammaticalPerson? { get set }
  var definiteness: Morphology.Definiteness? { get set }
}
