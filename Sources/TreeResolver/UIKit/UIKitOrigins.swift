import EarshotAccessibilityTree
import EarshotViewTree
import EarshotVocabulary

/// Where the properties of a UIKit element came from.
///
/// Elements of one kind share their lists: a capture has few different ones among hundreds of
/// thousands of elements. That is why they name no place but the element's own, which it knows
/// itself; only a default action, whose place is asked for, names it.
struct UIKitOrigins {
  private var known: [Key: [PropertyOrigin]] = [:]

  /// Different lists that are kept.
  private static let limit = 10_000

  /// All that a list follows from.
  private struct Key: Hashable {
    var has: UInt32
    var className: String?
    var origins: [FieldOrigin]
  }

  mutating func origins(
    of element: AccessibilityElement, _ properties: UIKitNode
  ) -> [PropertyOrigin] {
    let fields = UIKitOrigins.fields(of: element, properties)
    let hasDefaultAction = properties.onActivate != nil
    let key = Key(
      has: fields, className: properties.traits == nil ? properties.className : nil,
      origins: properties.origins)
    if !hasDefaultAction, let origins = known[key] { return origins }
    let origins = UIKitOrigins.made(of: element, properties, fields)
    if !hasDefaultAction, known.count < UIKitOrigins.limit { known[key] = origins }
    return origins
  }

  /// The properties in their order, by the names that tree documents use.
  private static let names: [(property: PropertyOrigin.Property, name: String)] = [
    (.label, "label"), (.value, "value"), (.hint, "hint"), (.traits, "traits"),
    (.customContent, "customContent"), (.actions, "customActions"), (.defaultAction, "effects"),
    (.rotors, "rotors"), (.inputLabels, "userInputLabels"), (.identifier, "identifier"),
    (.language, "language"), (.headingLevel, "headingLevel"), (.isExpanded, "expanded"),
    (.frame, "frame"), (.activationPoint, "activationPoint"),
  ]

  /// The bit for traits that follow from the class.
  private static let classTraits: UInt32 = 1 << 30

  /// The bit for an activation point that was given, not derived.
  private static let ownPoint: UInt32 = 1 << 31

  /// Which properties there are: bits by the places of `names`.
  private static func fields(
    of element: AccessibilityElement, _ properties: UIKitNode
  ) -> UInt32 {
    let has: [Bool] = [
      properties.label != nil, properties.value != nil, properties.hint != nil,
      properties.traits != nil, !properties.customContent.isEmpty,
      !properties.customActions.isEmpty, properties.onActivate != nil, !properties.rotors.isEmpty,
      !properties.userInputLabels.isEmpty, properties.identifier != nil,
      properties.language != nil, element.headingLevel != nil, properties.isExpanded != nil,
      properties.frame != nil, properties.activationPoint != nil || element.activationPoint != nil,
    ]
    var fields: UInt32 = 0
    for (place, isThere) in has.enumerated() where isThere { fields |= 1 << UInt32(place) }
    if properties.traits == nil, properties.className != nil, !element.traits.isEmpty {
      fields |= classTraits
    }
    if properties.activationPoint != nil { fields |= ownPoint }
    return fields
  }

  private static func made(
    of element: AccessibilityElement, _ properties: UIKitNode, _ fields: UInt32
  ) -> [PropertyOrigin] {
    var origins: [PropertyOrigin] = []
    for (place, (property, name)) in names.enumerated() {
      if property == .traits, fields & classTraits != 0, let name = properties.className {
        origins.append(PropertyOrigin(.traits, rule: "the traits of \(name)"))
      }
      guard fields & 1 << UInt32(place) != 0 else { continue }
      let source = property == .defaultAction ? element.source : nil
      if property == .activationPoint, properties.activationPoint == nil {
        origins.append(PropertyOrigin(.activationPoint, rule: "the centre of the frame"))
      } else if let origin = properties.origins.first(where: { $0.field == name }) {
        origins.append(
          PropertyOrigin(
            property, rule: origin.rule, source: source,
            standing: origin.isGuess ? .guessed : .derived))
      } else {
        origins.append(
          PropertyOrigin(property, rule: "as given", modifier: name, source: source, standing: .given))
      }
    }
    return origins
  }
}
