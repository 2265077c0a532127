// SwiftUI: the declarations of CommandsBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct CommandsBuilder {
  static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
  static func buildBlock() -> EmptyCommands
  static func buildBlock<C>(_ content: C) -> C where C: Commands { content }
  static func buildIf<C>(_ content: C?) -> C? where C: Commands { content }
  static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: Commands, F: Commands
  static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: Commands, F: Commands
  static func buildLimitedAvailability(_ content: any Commands) -> some Commands
  static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Commands where C0: Commands, C1: Commands
  static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands
  static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands, C3: Commands
  static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> some Commands where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands
  static func buildBlock<C0, C1, C2, C3, C4, C5>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5)
    -> some Commands where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands,
    C7: Commands
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands,
    C7: Commands, C8: Commands
  static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands,
    C7: Commands, C8: Commands, C9: Commands
}
