import EarshotJSON
import EarshotVocabulary

/// Jest's `.snap` files: every snapshot of a React Native tree is a screen (spec formats.md 6.1).
struct JestSnapshot {
  private let input: CaptureInput
  private let lines: LineIndex
  private var count = 0
  private var skipped: [String] = []

  static func read(_ input: CaptureInput) throws(InputError) -> [CapturedScreen] {
    var reader = JestSnapshot(input: input)
    return try reader.screens()
  }

  private init(input: CaptureInput) {
    self.input = input
    lines = input.bytes.withUnsafeBufferPointer { LineIndex($0, from: 0) }
  }

  private func location(ofByte offset: Int) -> SourceLocation {
    lines.location(of: offset, in: input.file)
  }

  private static let export = Array("exports[`".utf8)

  private mutating func screens() throws(InputError) -> [CapturedScreen] {
    var screens: [CapturedScreen] = []
    var position = 0
    while let start = next(from: position) {
      var name: [UInt8] = []
      position = try template(from: start + JestSnapshot.export.count, into: &name)
      guard let open = input.bytes[position...].prefix(16).firstIndex(of: UInt8(ascii: "`")) else {
        throw input.fault(location(ofByte: position), "expected the snapshot in backquotes")
      }
      var content: [UInt8] = []
      position = try template(from: open + 1, into: &content)
      let title = String(decoding: name, as: UTF8.self)
      if let roots = try roots(content, at: open + 1) {
        screens.append(
          ReactNativeScreen.make(
            roots, name: title, at: location(ofByte: start), input, isFirst: screens.isEmpty,
            lacksFunctions: false))
      } else {
        skipped.append(title)
      }
    }
    return try finished(screens)
  }

  private func finished(_ screens: [CapturedScreen]) throws(InputError) -> [CapturedScreen] {
    guard var first = screens.first else {
      let what =
        skipped.isEmpty ? "there is no snapshot in the file" : "no snapshot in the file is a tree of elements"
      return [ReactNativeScreen.empty(input, what)]
    }
    if !skipped.isEmpty {
      let names = skipped.prefix(3).map { "\"\(shortened($0))\"" }.joined(separator: ", ")
      first.notices.append(
        Notice(
          .note, .input, at: first.location,
          "\(skipped.count) snapshots are no trees and are left out: \(names)\(skipped.count > 3 ? ", ..." : "")"
        ))
    }
    return [first] + screens.dropFirst()
  }

  private func next(from position: Int) -> Int? {
    guard position < input.bytes.count else { return nil }
    return input.bytes[position...].firstIndex(ofText: "exports[`")
  }

  /// A template literal up to its closing backquote; returns the byte after that.
  private func template(from start: Int, into content: inout [UInt8]) throws(InputError) -> Int {
    var index = start
    // Stretches without an escape are taken at once.
    var stretch = index
    while index < input.bytes.count, input.bytes[index] != UInt8(ascii: "`") {
      if input.bytes[index] == UInt8(ascii: "\\"), index + 1 < input.bytes.count {
        content += input.bytes[stretch..<index]
        index += 1
        stretch = index
      }
      index += 1
    }
    content += input.bytes[stretch..<min(index, input.bytes.count)]
    guard index < input.bytes.count else {
      throw input.fault(
        location(ofByte: start - 1),
        "the snapshot is cut off: the backquote that opens here is not closed")
    }
    return index + 1
  }

  /// The roots of a printed tree; nil where the snapshot is none.
  private mutating func roots(_ content: [UInt8], at offset: Int) throws(InputError) -> [RenderChild]? {
    var bytes = content
    // The print of a text: what Testing Library's `debug` wrote.
    let first = bytes.firstIndex { $0 > 0x20 }
    if let first, bytes[first] == UInt8(ascii: "\""), let last = bytes.lastIndex(of: UInt8(ascii: "\"")),
      last > first,
      bytes[(first + 1)...].first(where: { $0 > 0x20 }) == UInt8(ascii: "<")
    {
      bytes[first] = 0x20
      bytes[last] = 0x20
    }
    var parser = ElementParser(
      bytes, .print, at: location(ofByte: offset), nesting: input.bounds.nesting,
      limit: input.nodeLimit - count)
    let roots = try parser.printedRoots()
    count += parser.count
    return roots
  }
}

extension ElementParser {
  /// The elements of a print: one, a list, or none (`null`). nil: something else.
  mutating func printedRoots() throws(InputError) -> [RenderChild]? {
    skipSpace()
    if starts(with: "null") || byte == nil { return [] }
    if starts(with: "Array [") { position += 6 }
    let isList = byte == UInt8(ascii: "[")
    if isList { position += 1 }
    var roots: [RenderChild] = []
    while true {
      skipSpace()
      if byte == UInt8(ascii: ",") {
        position += 1
      } else if byte == UInt8(ascii: "<") {
        roots.append(.node(try element()))
      } else if isList, byte == UInt8(ascii: "\""), let text = try literal(depth: 0)?.text {
        roots.append(.text(text))
      } else {
        return roots.isEmpty ? nil : roots
      }
    }
  }
}
