/// The Xcode projects that a folder's files may be a part of, and what else may build them.
struct EnclosingProjects {
  static let fileExtension = "xcodeproj"
  /// Files that say by themselves what is built: of these a project may be made anew at any time.
  static let otherBuilds: Set<String> = [
    PackageManifest.name, "project.yml", "project.yaml", "Project.swift", "BUILD", "BUILD.bazel",
  ]

  /// `.xcodeproj` folders in the nearest folder above that has any.
  private(set) var projects: [ReadablePath] = []
  /// Whether a folder on the way up to them says what is built.
  private(set) var hasOtherBuild = false

  init(around folder: String, in files: FileTree) {
    guard let real = files.realPath(folder) else { return }
    for above in EnclosingPackage.climbed(from: FilePath.folder(of: real)) {
      let folder = ReadablePath(around: above)
      let entries = files.entries(folder)
      projects = entries.filter { entry in
        entry.kind == .folder && FilePath.fileExtension(entry.name) == EnclosingProjects.fileExtension
      }.map { folder.entry($0.name) }
      hasOtherBuild = hasOtherBuild || entries.contains { EnclosingProjects.otherBuilds.contains($0.name) }
      if !projects.isEmpty || entries.contains(where: { $0.name == ".git" }) { return }
    }
    // Nothing up there is this folder's.
    hasOtherBuild = false
  }
}
