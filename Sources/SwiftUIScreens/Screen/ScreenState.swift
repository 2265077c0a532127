import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotVocabulary

/// What a screen keeps from one evaluation to the next. A value: an old copy is the past, whole.
struct ScreenState {
  /// What objects and captured variables hold.
  var stored = StoredValues()
  /// What is done when a view goes, by the view.
  var leaving: [Identity: FunctionValue] = [:]
  /// Which random numbers come next.
  var random = SeededNumbers()
  /// The objects that keep the properties of views.
  var kept: [PropertyPlace.Key: RuntimeValue] = [:]
  /// What the views became in the last evaluation.
  var memory = ExpansionMemory()
  /// What stands in for objects that nobody put into the environment, by their types.
  var objects: [Type: RuntimeValue] = [:]
  /// Whether texts stand in that nobody gave.
  var hasStandIns = false
  /// The environment that the screen has by itself.
  var environment: RuntimeValue?
  /// What was made once: what the root is.
  var root: TypedValue?
  /// What has appeared, with the values by which tasks are known.
  var appeared: [Identity: TypedValue?] = [:]
  /// The pages of tab views that were shown.
  var visitedPages: Set<Identity> = []
  /// What `onChange` saw last.
  var observed: [Identity: TypedValue] = [:]
  /// What is listened to, by the place of its `onReceive`.
  var subscriptions: [Identity: Subscription] = [:]
  /// The tasks of what has appeared.
  var tasks: [Identity: TaskRun] = [:]
  /// What asked for its place in the last evaluation.
  var asking: Set<Identity> = []
  /// How many evaluations have just ended before their effects, for want of places.
  var unmeasured = 0
  /// How many handlers were made.
  var handlers = 0
  /// Seconds since the screen was opened, as the app's clocks have it.
  var seconds = 0.0
  /// How many seconds were waited for since then.
  var waited = 0.0
}
