// AppIntents: the declarations of OpenIntent.
// Declared as the framework's interface has it, with code of our own.

protocol OpenIntent: SystemIntent {
  associatedtype Value
  var target: Self.Value { get set }
}

extension OpenIntent {
  static var openAppWhenRun: Bool { true }
}
