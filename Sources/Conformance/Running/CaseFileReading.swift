import EarshotKit

extension CaseFile {
  /// Reads a file of cases and the verdicts on them.
  ///
  /// - Parameter verdicts: the file with the verdicts; nil: `verdicts.json` beside the cases,
  ///   where there is one.
  public init(reading path: String, verdicts: String? = nil) throws(EarshotError) {
    let bytes = try InputFile.read(path)
    let verdictsFile: (path: String, bytes: [UInt8])?
    if let verdicts {
      verdictsFile = (verdicts, try InputFile.read(verdicts))
    } else {
      verdictsFile = try InputFile.sibling("verdicts.json", of: path)
    }
    do throws(InputError) {
      var found = CaseVerdicts()
      if let verdictsFile {
        found = try CaseVerdicts(parsing: verdictsFile.bytes, path: verdictsFile.path)
      }
      try self.init(parsing: bytes, path: path, verdicts: found)
    } catch {
      throw .unreadable([error.notice])
    }
  }
}
