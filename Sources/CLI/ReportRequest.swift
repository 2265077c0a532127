import EarshotKit

/// A format that results are written in, on standard output by `--format` and into files by `--report`.
protocol ReportFormat: RawRepresentable, CaseIterable, Equatable where RawValue == String {
  /// Lines that a build server takes from standard output: it needs no file.
  static var github: Self { get }
}

extension ReportFormat {
  /// The bytes as they are printed: no text in them is a command to GitHub's runner, but annotations are.
  func printed(_ bytes: [UInt8]) -> [UInt8] { self == .github ? bytes : StandardStreams.text(bytes) }
}

/// One value of `--report`: `FORMAT=FILE`, or `github` for annotations on standard output.
struct ReportRequest<Format: ReportFormat> {
  var format: Format
  /// `-` is standard output.
  var file: String

  init(_ text: String) throws(EarshotError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    format = try OptionValue.choice("report", parts.first.map(String.init) ?? "")
    file = parts.count > 1 ? String(parts[1]) : "-"
    guard format == .github || (parts.count > 1 && !file.isEmpty) else {
      throw .usage("--report \(format.rawValue) needs a file: \(format.rawValue)=FILE")
    }
  }

  /// Whether the report goes where results are shown.
  var isOnStandardOutput: Bool { file == "-" }

  func write(_ bytes: [UInt8]) throws(EarshotError) {
    if isOnStandardOutput { return try StandardStreams.put(format.printed(bytes), areCommands: true) }
    try FileReplacement.write(bytes, to: file)
  }
}
