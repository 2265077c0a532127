/// The time zones that this machine knows by name: only to catch a wrong name early.
enum TimeZones {
  private static let folder = "/usr/share/zoneinfo"

  /// nil where the machine has no time zone data to ask.
  static func has(_ name: String) -> Bool? {
    if ["UTC", "GMT"].contains(name) { return true }
    guard FileSystem.status(folder)?.kind == .folder else { return nil }
    return FileSystem.status("\(folder)/\(name)")?.kind == .file
  }

  /// Names in the region that `name` starts with.
  static func near(_ name: String) -> [String] {
    guard let slash = name.firstIndex(of: "/") else { return ["UTC", "GMT"] }
    let regions = FileSystem.entries(ReadablePath(around: folder)).map(\.name)
    guard let region = NearestName.of(String(name[..<slash]), among: regions) else { return [] }
    return FileSystem.entries(ReadablePath(around: "\(folder)/\(region)")).map { "\(region)/\($0.name)" }
  }
}
