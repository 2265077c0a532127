import Foundation

/// Leaves out of a mutant what its fault doesn't need: lines, then words, then bytes (Zeller's delta debugging, for a
/// limited time).
struct Minimizer {
  let fault: String
  let options: FuzzOptions
  private let deadline: Date

  init(_ fault: String, _ options: FuzzOptions) {
    self.fault = fault
    self.options = options
    deadline = Date() + options.minimize
  }

  func minimized(_ input: FuzzCase) -> FuzzCase {
    var result = input
    guard isSame(result) else { return input }
    for file in result.files.indices.dropFirst().reversed() {
      var smaller = result
      smaller.files.remove(at: file)
      if isSame(smaller) { result = smaller }
    }
    for index in result.files.indices {
      for parts in [Minimizer.lines, Minimizer.words, Minimizer.bytes] {
        result.files[index].bytes = reduced(parts(result.files[index].bytes)) { bytes in
          var smaller = result
          smaller.files[index].bytes = bytes
          return isSame(smaller)
        }
      }
    }
    return result
  }

  private func reduced(_ parts: [[UInt8]], _ isSame: ([UInt8]) -> Bool) -> [UInt8] {
    var parts = parts
    var pieces = 2
    while parts.count > 1, Date() < deadline {
      let size = max(1, parts.count / pieces)
      let starts = Array(stride(from: 0, to: parts.count, by: size))
      let smaller = starts.lazy.map { Array(parts[..<$0] + parts[min(parts.count, $0 + size)...]) }
        .first { Date() < deadline && isSame(Array($0.joined())) }
      if let smaller {
        parts = smaller
        pieces = max(2, pieces - 1)
      } else if size == 1 {
        break
      } else {
        pieces = min(parts.count, pieces * 2)
      }
    }
    return Array(parts.joined())
  }

  private func isSame(_ input: FuzzCase) -> Bool {
    guard
      let file = try? Finds.write(
        input, to: "\(FuzzOptions.temporaryFolder)/earshot-fuzz-smaller-\(getpid())")
    else { return false }
    return Finds.fault(ofReplaying: file, options) == fault
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) + [0x0A] }
  }

  private static func words(_ bytes: [UInt8]) -> [[UInt8]] {
    bytes.reduce(into: []) { words, byte in
      let isWord = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
      if isWord, let last = words.last?.last,
        (0x30...0x39).contains(last) || (0x41...0x5A).contains(last & 0xDF)
      {
        words[words.count - 1].append(byte)
      } else {
        words.append([byte])
      }
    }
  }

  private static func bytes(_ bytes: [UInt8]) -> [[UInt8]] { bytes.map { [$0] } }
}
