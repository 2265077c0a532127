// os: the declarations of Functions. What is logged is shown nowhere.
// Declared as the framework's interface has it, with code of our own.

func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {}
func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...) {}
func os_log(_ message: OSLogMessage) {}
func os_log(_ logLevel: OSLogType, _ message: OSLogMessage) {}
func os_log(_ logLevel: OSLogType, log: OSLog, _ message: OSLogMessage) {}
func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee._isLocked = true }
func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee._isLocked = false }
func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  if lock.pointee._isLocked { return false }
  lock.pointee._isLocked = true
  return true
}
func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}
