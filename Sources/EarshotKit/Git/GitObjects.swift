import Synchronization

/// The contents of a repository's objects by their ids, from one `git cat-file` that answers as long as this lives.
final class GitObjects: Sendable {
  enum Answer {
    case bytes([UInt8])
    case overBound
    case missing
  }

  fileprivate struct Pipe {
    let process: GitProcess
    /// Read from git, not yet taken.
    var ahead: ArraySlice<UInt8> = []
    var isOver = false
  }

  private let pipe: Mutex<Pipe>

  init(of root: String) throws(EarshotError) {
    pipe = Mutex(Pipe(process: try GitProcess(["cat-file", "--batch"], in: root)))
  }

  deinit { pipe.withLock { _ = $0.process.finish() } }

  /// The bytes of a file by its id; `missing` where this clone doesn't have them.
  func content(of id: String, bound: Int) -> Answer {
    pipe.withLock { pipe in
      guard !pipe.isOver, pipe.process.write(Array("\(id)\n".utf8)) else { return .missing }
      let header = String(decoding: pipe.line(), as: UTF8.self).split(separator: " ")
      // "ID blob SIZE", or "ID missing".
      guard header.count == 3, let size = Int(header[2]), size >= 0 else { return .missing }
      guard size <= bound else {
        pipe.skip(size + 1)
        return .overBound
      }
      let bytes = pipe.take(size)
      pipe.skip(1)
      return pipe.isOver ? .missing : .bytes(bytes)
    }
  }
}

extension GitObjects.Pipe {
  private static let chunk = 1 << 16

  /// Reads more; nothing comes where git has ended.
  private mutating func readOn() {
    let bytes = process.readSome(Self.chunk)
    if bytes.isEmpty { isOver = true }
    ahead = bytes[...]
  }

  fileprivate mutating func line() -> [UInt8] {
    var line: [UInt8] = []
    while !isOver, line.count < Self.chunk {
      if let end = ahead.firstIndex(of: UInt8(ascii: "\n")) {
        line += ahead[..<end]
        ahead = ahead[(end + 1)...]
        return line
      }
      line += ahead
      readOn()
    }
    return line
  }

  fileprivate mutating func take(_ count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count, !isOver {
      let part = ahead.prefix(count - bytes.count)
      bytes += part
      ahead = ahead.dropFirst(part.count)
      if bytes.count < count { readOn() }
    }
    return bytes
  }

  fileprivate mutating func skip(_ count: Int) {
    var left = count
    while left > 0, !isOver {
      let part = min(left, ahead.count)
      ahead = ahead.dropFirst(part)
      left -= part
      if left > 0 { readOn() }
    }
  }
}
