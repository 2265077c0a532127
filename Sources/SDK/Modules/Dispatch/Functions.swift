// Dispatch: the declarations of Functions.
// Declared as the toolchain's interface has it, with code of our own.

func dispatchPrecondition(
  condition: @autoclosure () -> DispatchPredicate, file: StaticString = #file, line: UInt = #line
) {}
func dispatchMain() -> Never
