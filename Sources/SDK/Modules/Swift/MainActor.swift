// Swift's standard library: the declarations of MainActor.
// Declared as the toolchain's interface has it, with code of our own.

@globalActor final actor MainActor: GlobalActor {
  static let shared: MainActor = MainActor()
  typealias ActorType = MainActor
}

extension MainActor {
  static func run<T>(resultType: T.Type = T.self, body: @MainActor () throws -> T) async rethrows -> T
  where T: Sendable
}

extension MainActor {
  static func assumeIsolated<T>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T where T: Sendable
}
