#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether screens are read by the types of their code: `EARSHOT_TYPES=1`.
enum ReadingByTypes {
  static var isWanted: Bool { getenv("EARSHOT_TYPES").map { String(cString: $0) } == "1" }
}
