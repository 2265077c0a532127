// Dispatch: the declarations of Functions.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

func dispatchPrecondition(
  condition: @autoclosure () -> DispatchPredicate, file: StaticString = #file, line: UInt = #line)
func dispatchMain() -> Never
