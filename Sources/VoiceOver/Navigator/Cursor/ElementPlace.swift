/// Where inside the focused element the user is. All of it starts anew when focus moves.
struct ElementPlace: Sendable {
  /// The unit of text spoken last; nil: before the first.
  var unit: (kind: TextUnit, index: Int)?
  /// The entry of the Actions list that is current; nil: as the list is entered.
  var action: Int?
  /// The item of the More Content list spoken last; nil: before the first.
  var content: Int?
  /// The entry of the Audio Graph rotor spoken last; nil: before the first.
  var graphEntry: Int?
  /// The link inside the text that the Links rotor stands on.
  var link: Int?
  /// The entry of a rotor of the app that the user came to last.
  var entry: (rotor: String, index: Int)?
}
