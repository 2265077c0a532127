import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

/// What a view finds around it.
struct Surroundings {
  /// `EnvironmentValues`
  var environment: RuntimeValue
  /// The locale that an app sets for what its views show; nil: the device's.
  var locale: String?
  /// The styles that its app gives controls, by the modifier that sets them: `buttonStyle`.
  var styles: [String: TypedValue] = [:]
  /// What the app's `navigationDestination(for:)` closures show, by the type of the value.
  var destinations: [Type: (function: FunctionValue, result: Type)] = [:]
  /// The path of the navigation stack around, where it has one.
  var path: TypedValue?
  /// The text of the `searchable` around.
  var searched: TypedValue?
  /// The columns that rows of a table show.
  var columns: [RecordedCall] = []
  /// Where rows are written that stand around, each for all of a collection that is not known.
  var unknownRows: [CodePlace] = []
}

/// What `dismiss()` does.
enum Dismissal {
  case pop(Identity)
  case setFalse(TypedValue)
  case setNil(TypedValue)
  case truncate(TypedValue, Int)
}
