import EarshotAudit
import EarshotVocabulary
import EarshotVoiceOver

/// What an audit found.
public struct AuditReport: Sendable {
  /// In the order of files and lines, without those held back and those of the baseline.
  public var findings: [Finding]
  /// Held back by comments in the source.
  public var suppressed: [Finding]
  /// How many findings the baseline knows.
  public var known: Int
  /// What the baseline knows and nobody finds any more.
  public var stale: [Baseline.Entry]
  /// The iOS version that the screens behave as.
  public var profile: Profile
  /// How many screens were looked at.
  public var screens: Int
  /// How many screens were left out, because their files are excluded.
  public var excluded: Int
  /// The rules that were asked, in the order of their list.
  public var rules: [AuditRule]
  /// A line for each file that could not be read whole: what it declares may be missing here.
  public var syntaxErrors: [Notice]
  /// What was not understood: there an audit sees nothing.
  public var diagnostics: Diagnostics
  /// The same without what they touch.
  public var notices: [Notice] { diagnostics.all }
  /// How far the screens were understood and read: where one was not, an audit sees nothing.
  public var coverage: Coverage

  /// All findings but those held back: what a new baseline holds.
  public var forBaseline: [Finding]

  /// Whether there is a finding of that severity or above.
  public func fails(at severity: AuditSeverity?) -> Bool {
    guard let severity else { return false }
    return findings.contains { $0.severity >= severity }
  }
}

extension OpenedInput {
  /// Looks at every screen through the rules, several screens at a time.
  ///
  /// - Parameter progress: hears how many screens are done.
  public func audit(
    _ options: AuditOptions = AuditOptions(), progress: (Int) -> Void = { _ in }
  ) throws(EarshotError) -> AuditReport {
    let rules = try options.rules()
    let audit = Audit(rules: rules, settings: settings)
    let looked = screens.filter { !options.exclude.contain($0.location?.file ?? "") }
    var looks: [AuditLook] = []
    let settings = settings
    LargeStack.forEach(looked) { entry in
      AuditLook(at: entry, through: audit, settings: settings)
    } deliver: { look in
      looks.append(look)
      progress(looks.count)
    }
    var diagnostics = Diagnostics(notices)
    for look in looks { diagnostics.add(look.notices, silent: look.silentNotices) }
    let all = Audit.gathered(looks.flatMap(\.findings)).compactMap(options.counted)
    var sorting = SuppressionSorting(contents: contents, confinement: confinement)
    var (open, suppressed) = sorting.sorted(all)
    var paths = ProjectPaths()
    for index in open.indices {
      open[index].projectPath = open[index].location.map { paths.path(of: $0.file) }
    }
    for index in suppressed.indices {
      suppressed[index].projectPath = suppressed[index].location.map { paths.path(of: $0.file) }
    }
    diagnostics.add(sorting.notices)
    let new = options.baseline?.new(among: open) ?? open
    let stale = options.baseline?.stale(
      among: open, rules: rules, inputs: contents.keys.filter { !options.exclude.contain($0) }.sorted(),
      &paths)
    return AuditReport(
      findings: new, suppressed: suppressed, known: open.count - new.count,
      stale: stale ?? [], profile: profile,
      screens: looked.count,
      excluded: screens.count - looked.count, rules: rules, syntaxErrors: syntaxErrorSummary,
      diagnostics: diagnostics,
      coverage: looks.reduce(Coverage()) { $0 + $1.coverage }, forBaseline: open)
  }
}

/// What an audit saw on one screen, and in its tabs.
private struct AuditLook: Sendable {
  var findings: [Finding]
  var notices: [Notice]
  var silentNotices: Set<Notice>
  var coverage: Coverage

  init(at entry: ScreenEntry, through audit: Audit, settings: VoiceOverSettings) {
    let screen = entry.open(isLive: false)
    findings = audit.findings(on: screen, name: entry.name)
    notices = screen.notices
    let gaps = AuditLook.gaps(of: screen, settings)
    silentNotices = gaps.silentNotices
    coverage = Coverage(of: screen, read: gaps.read(entry.heading))
    for tab in screen.otherTabs() {
      // What is around the tabs was looked at already.
      let known = findings
      findings += audit.findings(on: tab.screen, name: "\(entry.name), tab \(tab.name)").filter { finding in
        !known.contains { $0.isSame(as: finding) }
      }
      notices += tab.screen.notices
      let gaps = AuditLook.gaps(of: tab.screen, settings)
      silentNotices.formUnion(gaps.silentNotices)
      coverage.read = (coverage.read + gaps.read(entry.heading)).distinct
    }
  }

  private static func gaps(of screen: ResolvedScreen, _ settings: VoiceOverSettings) -> ScreenGaps {
    ScreenGaps(of: screen) {
      ScreenUtterances.texts(of: screen.tree, settings: settings, options: ReadingOptions())
    }
  }
}

extension Finding {
  /// Whether both are one fault at one place.
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && location == other.location && message == other.message
  }
}

/// Reads the comments of the files that findings are in.
struct SuppressionSorting {
  let contents: [String: [UInt8]]
  let confinement: Confinement
  private var byFile: [String: Suppressions] = [:]
  private(set) var notices: [Notice] = []

  init(contents: [String: [UInt8]], confinement: Confinement) {
    self.contents = contents
    self.confinement = confinement
  }

  mutating func sorted(_ findings: [Finding]) -> (open: [Finding], suppressed: [Finding]) {
    var open: [Finding] = []
    var suppressed: [Finding] = []
    for finding in findings {
      if isHeldBack(finding) { suppressed.append(finding) } else { open.append(finding) }
    }
    return (open, suppressed)
  }

  private mutating func isHeldBack(_ finding: Finding) -> Bool {
    guard let file = finding.location?.file else { return false }
    if let known = byFile[file] { return known.holdsBack(finding) }
    let read = Suppressions(in: bytes(of: file), file: file)
    byFile[file] = read
    notices += read.notices
    return read.holdsBack(finding)
  }

  /// The input's own text, else the file's: a view may stand in another file of the package.
  private func bytes(of file: String) -> [UInt8] {
    if let content = contents[file] { return content }
    let readable = try? confinement.path(file)
    return readable.flatMap { try? confinement.files.read($0, bound: Bounds.standard.inputBytes) } ?? []
  }
}
