import EarshotKit

extension CaseFile {
  /// Reads a file of cases and the verdicts on them.
  ///
  /// - Parameter verdicts: the file with the verdicts; nil: `verdicts.json` beside the cases,
  ///   where there is one.
  public init(reading path: String, verdicts: String? = nil) throws(EarshotError) {
    let bytes = try InputFile.read(path)
    let verdictsPath = verdicts ?? InputFile.sibling("verdicts.json", of: path)
    do throws(InputError) {
      var found = CaseVerdicts()
      if let verdictsPath {
        found = try CaseVerdicts(parsing: try CaseFile.bytes(verdictsPath), path: verdictsPath)
      }
      try self.init(parsing: bytes, path: path, verdicts: found)
    } catch {
      throw .unreadable([error.notice])
    }
  }

  private static func bytes(_ path: String) throws(InputError) -> [UInt8] {
    do throws(EarshotError) {
      return try InputFile.read(path)
    } catch {
      throw InputError(
        at: SourceLocation(file: path, line: 1, column: 1),
        error.notices.first?.message ?? "can't be read")
    }
  }
}
