/// The `@matrix` lines of a script: each combination of their values is a case of its own.
struct Matrix {
  /// Combinations that one script may have.
  static let bound = 1_000

  private(set) var axes: [(key: String, values: [String])] = []

  func has(_ key: String) -> Bool { axes.contains { $0.key == key } }

  mutating func add(_ key: String, _ values: [String]) { axes.append((key, values)) }

  var count: Int {
    axes.reduce(1) { product, axis in
      let (count, isOver) = product.multipliedReportingOverflow(by: axis.values.count)
      return isOver ? .max : count
    }
  }

  /// All combinations; the last axis turns fastest.
  var combinations: [[TranscriptOption]] {
    axes.reduce([[]]) { combinations, axis in
      combinations.flatMap { combination in
        axis.values.map { combination + [TranscriptOption(name: axis.key, value: $0)] }
      }
    }
  }

  /// Keys that are options of `@open`; every other key is a VoiceOver setting.
  private static let options: Set<String> = [
    "ios", "locale", "device", "dynamic-type", "appearance", "orientation", "with",
  ]

  /// The option of `@open` that a value of an axis is.
  static func option(_ value: TranscriptOption) -> TranscriptOption {
    guard !options.contains(value.name) else { return value }
    return TranscriptOption(name: "setting", value: "\(value.name)=\(value.value)")
  }
}
