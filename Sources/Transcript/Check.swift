/// A line with `~`: something to be measured rather than heard.
public enum Check: Hashable, Sendable {
  /// How many swipes it took since `@open`.
  case swipes(Comparator, Double)
  /// How long everything heard since `@open` takes to say.
  case seconds(Comparator, Double)
  /// Everything heard since `@open` sounds as it should: no clicks, no gaps, the right length.
  case audio

  /// How a number is compared with another.
  public enum Comparator: String, Hashable, Sendable, CaseIterable {
    case less = "<"
    case lessOrEqual = "<="
    case equal = "="
    case greaterOrEqual = ">="
    case greater = ">"

    /// Whether the comparison holds of the two numbers.
    public func holds(_ a: Double, _ b: Double) -> Bool {
      switch self {
      case .less: a < b
      case .lessOrEqual: a <= b
      case .equal: a == b
      case .greaterOrEqual: a >= b
      case .greater: a > b
      }
    }
  }

  /// Reads what follows the `~`.
  ///
  /// - Throws: what was expected instead.
  init(parsing text: String) throws(CheckFault) {
    let name = text.prefix { $0.isLetter || $0 == "-" }
    var rest = text.dropFirst(name.count).drop { $0 == " " || $0 == "\t" }
    if name == "audio" {
      guard rest.isEmpty else { throw CheckFault(message: "\"~ audio\" takes nothing") }
      self = .audio
      return
    }
    guard name == "swipes" || name == "seconds" else {
      throw CheckFault(
        message: "unknown check \"\(text)\"; there is swipes < N, seconds < N, audio")
    }
    let sign = rest.prefix { "<=>".contains($0) }
    rest = rest.dropFirst(sign.count).drop { $0 == " " || $0 == "\t" }
    let digits = rest.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let comparator = Comparator(rawValue: sign == "==" ? "=" : String(sign)),
      digits, let number = Double(rest), number.isFinite
    else {
      throw CheckFault(
        message: "\"~ \(name)\" takes a comparison (<, <=, =, >=, >) and a number: ~ \(name) < 8")
    }
    self = name == "swipes" ? .swipes(comparator, number) : .seconds(comparator, number)
  }
}

struct CheckFault: Error, Hashable {
  var message: String
}

extension Check: CustomStringConvertible {
  public var description: String {
    switch self {
    case .swipes(let comparator, let number):
      "swipes \(comparator.rawValue) \(Check.text(of: number))"
    case .seconds(let comparator, let number):
      "seconds \(comparator.rawValue) \(Check.text(of: number))"
    case .audio: "audio"
    }
  }

  /// Whole numbers without a fraction, others to tenths.
  static func text(of number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    let tenths = (number * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? String(tenths)
  }
}
