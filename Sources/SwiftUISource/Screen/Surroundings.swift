import EarshotVocabulary

/// What a view finds around it: environment values and objects, the styles that its app gives
/// controls, how its presentation is dismissed.
struct Surroundings: Sendable {
  var values: [String: Value] = [:]
  /// Environment objects by the name of their type.
  var objects: [String: Value] = [:]
  /// Custom styles by the modifier that sets them: `buttonStyle`.
  var styles: [String: Value] = [:]
  /// Which values the app's `navigationDestination(for:)` closures take, by type name.
  var destinations: [String: ClosureValue] = [:]
  /// What `dismiss()` does here.
  var dismissal = DismissTarget.none
  /// The path of the navigation stack around, where it has one.
  var path: BindingValue?
  /// The text of the `searchable` around.
  var searched: Value?
  /// The columns of the table around, for the rows it is written with.
  var columns: [ViewValue] = []
  /// The view whose local state is being declared.
  var owner = Identity.root

  /// The locale that an app sets around a view, which is what its views write texts, numbers and dates in;
  /// nil: the device's.
  var locale: String? {
    guard case .record(let record)? = values["locale"], case .string(let identifier)? = record["identifier"]
    else { return nil }
    return identifier
  }
}
