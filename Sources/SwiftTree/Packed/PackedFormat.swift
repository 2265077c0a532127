/// How declarations are carried in the program.
///
/// All bytes of numbers are below 128, so that everything is UTF-8 and can stand in a string literal: that is
/// what a build can make without a compiler for C, and what the compiler reads in an instant.
///
/// - A *number* has six bits in each byte, the lowest first; the seventh bit says that more follow.
/// - A *fixed number* has 28 bits in four bytes, the lowest first.
///
/// A module begins with the fixed numbers of `Part`; all places count from there. What is read on first use
/// (members, bodies, values) stands by itself, and its place stands where it belongs. Bodies and values are text.
enum PackedFormat {
  /// Raised with every change of what is written.
  static let version = 1
  /// The bit that is turned over in all bytes of numbers: small ones, which most are, are letters then, and
  /// stand in a literal as they are.
  static let turned: UInt8 = 64
  static let fixedSize = 4

  /// The table at the start of a module.
  enum Part: Int, CaseIterable {
    case version
    case textCount, textEnds, texts
    case fileCount, files
    case typeCount, types
    case operatorCount, operators
    case commonFiles
  }

  /// A file: its name, its code, where its lines start.
  static let fileSize = 3 * fixedSize
  /// A name of a type or an operator, and its files.
  static let indexSize = 2 * fixedSize

  /// A list of declarations: how many names, which kinds, and for each name its record.
  enum Record {
    static let size = 2 * fixedSize + 1
    static let repeated: UInt8 = 1 << 6
  }
}

extension [UInt8] {
  mutating func append(number: Int) {
    precondition(number >= 0, "a number below zero can't be packed")
    var rest = number
    while rest >= 64 {
      append(UInt8(rest & 63 | 64))
      rest >>= 6
    }
    append(UInt8(rest))
  }

  mutating func append(fixed number: Int) {
    precondition(number >= 0 && number < 1 << 28, "a number is too large to be packed")
    for shift in stride(from: 0, to: 28, by: 7) { append(UInt8(number >> shift & 127)) }
  }
}
