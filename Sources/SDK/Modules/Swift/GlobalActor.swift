// Swift's standard library: the declarations of GlobalActor.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: Self.ActorType { get }
}

extension GlobalActor {
  static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
}

extension GlobalActor {
  static func assertIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line)
}
