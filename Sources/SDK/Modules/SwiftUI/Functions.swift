// SwiftUI: its functions.
// Declared as the framework's interface has it, with code of our own.

func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R)
  rethrows -> R
{ try body() }

func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
{
  try body()
}

/// What stands in for an object that nobody put into the environment of a screen that is opened by itself; nil: nothing
/// can. The same for all of a screen.
func _standInObject<Object>(_ type: Object.Type) -> Object? where Object: AnyObject
