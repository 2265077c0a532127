/// Utterances said in the expected order, over utterances expected.
public struct Agreement: Sendable, Hashable {
  /// Cases that count.
  public var cases = 0
  /// Cases of which everything was said.
  public var wholeCases = 0
  /// Utterances that were expected.
  public var expected = 0
  /// Those that are said.
  public var said = 0
  /// Cases that are not counted.
  public var dropped = 0

  /// Nothing was counted.
  public init() {}

  /// Counts results.
  public init(of results: some Sequence<CaseResult>) {
    for result in results {
      guard result.isCounted else {
        dropped += 1
        continue
      }
      cases += 1
      if result.agrees { wholeCases += 1 }
      expected += result.expected
      said += result.said
    }
  }

  /// The sum of both.
  public static func + (a: Agreement, b: Agreement) -> Agreement {
    var sum = a
    sum.cases += b.cases
    sum.wholeCases += b.wholeCases
    sum.expected += b.expected
    sum.said += b.said
    sum.dropped += b.dropped
    return sum
  }

  /// 100 where nothing was expected.
  public var percent: Double { expected == 0 ? 100 : Double(said) * 100 / Double(expected) }

  /// With one decimal and never rounded up to 100: `99.7`.
  public var percentText: String {
    guard expected > 0 else { return "100.0" }
    let tenths = said * 1000 / expected
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// All cases of a run, file by file.
public struct ConformanceReport: Sendable {
  /// A file of cases with its results.
  public struct File: Sendable {
    /// The file.
    public var path: String
    /// In the order of the file.
    public var results: [CaseResult]

    /// How far the file's cases agree.
    public var agreement: Agreement { Agreement(of: results) }

    /// The agreement of the cases of one kind, in the order in which kinds first come.
    public var kinds: [(name: String, agreement: Agreement)] {
      var order: [String] = []
      var grouped: [String: [CaseResult]] = [:]
      for result in results {
        let kind = result.example.kind
        if grouped[kind] == nil { order.append(kind) }
        grouped[kind, default: []].append(result)
      }
      return order.map { ($0, Agreement(of: grouped[$0] ?? [])) }
    }
  }

  /// In the order given.
  public var files: [File]

  /// Runs all cases of the files.
  public init(_ files: [CaseFile]) {
    self.files = files.map { File(path: $0.path, results: $0.run()) }
  }

  /// How far all agree.
  public var agreement: Agreement { files.reduce(Agreement()) { $0 + $1.agreement } }
}

extension ConformanceCase {
  /// What the input is, in words.
  public var kind: String {
    switch input {
    case .swift, .file: "SwiftUI source"
    case .document:
      if case .element? = expected.first { "UIKit trees in snapshot notation" } else { "UIKit trees" }
    case .unusable: "unusable"
    }
  }
}
