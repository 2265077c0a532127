// SwiftUI: its functions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result

func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R)
  rethrows -> R

func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result

func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
