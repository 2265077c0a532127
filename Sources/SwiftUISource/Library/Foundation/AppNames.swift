import EarshotLocalization

/// What an app calls itself.
extension Machine {
  /// `CFBundleDisplayName` and `CFBundleName` as the app's own `Info.plist` says them: the nearest one that is
  /// no framework's, test's or extension's. nil where none does, where the build writes it, and where several
  /// that are as near say different names.
  func appName(_ key: String, near place: String) -> String? {
    let data = project.resources.data
    let named = data.files(endingWith: "Info.plist").compactMap { file -> (near: Int, name: String)? in
      guard let bytes = file.bytes(), bytes.count <= environment.bounds.resourceBytes,
        let texts = PropertyListTexts.read(bytes), let name = texts[key], !name.isEmpty, !name.contains("$("),
        Machine.isAppList(texts), !Machine.isExtensionList(bytes)
      else { return nil }
      return (data.shared(file.path, place), name)
    }
    guard let nearest = named.map(\.near).max() else { return nil }
    let names = Set(named.filter { $0.near == nearest }.map(\.name))
    return names.count == 1 ? names.first : nil
  }

  /// Apple, "CFBundlePackageType": `APPL` of apps; a setting of the build where the list doesn't say.
  private static func isAppList(_ texts: [String: String]) -> Bool {
    guard let type = texts["CFBundlePackageType"] else { return true }
    return type == "APPL" || type.contains("$(")
  }

  /// Whether what is listed is an extension of an app or an app for a watch.
  private static func isExtensionList(_ bytes: [UInt8]) -> Bool {
    guard let text = PropertyListTexts.json(bytes) else { return true }
    return ["NSExtension", "EXAppExtensionAttributes", "WKWatchKitApp", "WKApplication"].contains {
      text.contains("\"\($0)\":")
    }
  }
}
