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
func os_proc_available_memory() -> Int
