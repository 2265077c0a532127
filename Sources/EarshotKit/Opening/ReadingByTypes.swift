#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether screens are read by the types of their code where all of them are known: unless `EARSHOT_TYPES=0` asks for
/// the evaluator without types, to compare the two.
enum ReadingByTypes {
  static var isWanted: Bool { getenv("EARSHOT_TYPES").map { String(cString: $0) } != "0" }
}
