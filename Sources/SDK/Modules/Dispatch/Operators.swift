// Dispatch: the declarations of Operators.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

func == (a: DispatchQoS, b: DispatchQoS) -> Bool
func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
func + (time: DispatchTime, seconds: Double) -> DispatchTime
func - (time: DispatchTime, seconds: Double) -> DispatchTime
func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime
func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime
