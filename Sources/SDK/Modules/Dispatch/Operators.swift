// Dispatch: the declarations of Operators.
// Declared as the toolchain's interface has it, with code of our own.

func == (a: DispatchQoS, b: DispatchQoS) -> Bool {
  a.qosClass == b.qosClass && a.relativePriority == b.relativePriority
}
func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time._adding(interval._seconds)
}
func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
  time._adding(-interval._seconds)
}
func + (time: DispatchTime, seconds: Double) -> DispatchTime { time._adding(seconds) }
func - (time: DispatchTime, seconds: Double) -> DispatchTime { time._adding(-seconds) }
func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  DispatchWallTime(_time: time._time._adding(interval._seconds))
}
func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
  DispatchWallTime(_time: time._time._adding(-interval._seconds))
}
func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(_time: time._time._adding(seconds))
}
func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
  DispatchWallTime(_time: time._time._adding(-seconds))
}
