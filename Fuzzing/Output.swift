import Foundation

/// Lines to standard output and files, at once and whole.
enum Output {
  static func say(_ line: String) {
    let oneLine = line.replacingOccurrences(of: "\n", with: " ")
    try? FileHandle.standardOutput.write(contentsOf: Data("\(oneLine)\n".utf8))
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }
}
