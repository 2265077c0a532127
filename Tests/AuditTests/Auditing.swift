import EarshotKit

/// What an audit says of source.
func audit(
  _ source: String, file: String = "Screen.swift", options: AuditOptions = AuditOptions(),
  open: OpenOptions = OpenOptions()
) throws -> AuditReport {
  var open = open
  open.readsUIKitCode = true
  return try Earshot.open(bytes: Array(source.utf8), file: file, options: open).audit(options)
}

/// The ids of what an audit finds in source.
func rules(_ source: String, only: [String] = []) throws -> [String] {
  var options = AuditOptions()
  options.only = only
  return try audit(source, options: options).findings.map(\.rule)
}
