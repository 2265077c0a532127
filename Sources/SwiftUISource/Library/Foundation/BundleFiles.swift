import EarshotLocalization

/// What an app reads of the files in its bundle.
extension Machine {
  /// `Bundle.main.url(forResource: "tides", withExtension: "json")`, `path(forResource:ofType:)`.
  func bundleFile(_ call: LibraryCall) -> Value {
    guard let name = string(call["forResource"]) else { return .none }
    let ending = string(call["withExtension"] ?? call["ofType"])
    let full = ending.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    // `Bundle(path:)` of a language: its texts are found without it.
    if ending == "lproj" || name.hasSuffix(".lproj") {
      let path = "/App.app/\(name.hasSuffix(".lproj") ? name : name + ".lproj")"
      return call.name == "path" ? .string(path) : .url("file://" + path)
    }
    // The build makes it of the app's data model.
    if ending == "momd" || name.hasSuffix(".momd") {
      let path = "/App.app/\(name.hasSuffix(".momd") ? name : name + ".momd")"
      return call.name == "path" ? .string(path) : .url("file://" + path)
    }
    // A picture, a sound or a font that the app asks for by name is one that it ships.
    if let ending = full.split(separator: ".").last, Library.media.contains(String(ending)) {
      return call.name == "path" ? .string("/App.app/\(full)") : .url("file:///App.app/" + full)
    }
    guard
      let file = project.resources.data.file(
        named: full, near: call.expression.file.path, for: environment.device)
    else {
      // Every app has one, written by the build where it isn't in the project.
      guard full == "Info.plist" else { return .none }
      return call.name == "path" ? .string("/App.app/Info.plist") : .url("file:///App.app/Info.plist")
    }
    return call.name == "path" ? .string(file.path) : .url("file://" + file.path)
  }

  /// The text of a file as an app finds it on a device that it was just installed on: what it ships is
  /// there, what it has written or what is in the network is not, and reading that throws.
  func contents(of place: Value, _ call: LibraryCall) throws(Interrupt) -> String {
    if let text = try fileText(place, call) { return text }
    throw noFile(at: place, call)
  }

  /// Reading what is not there: an error, as on a device that the app was just installed on.
  func noFile(at place: Value, _ call: LibraryCall) -> Interrupt {
    notice(
      .note, .standIn, call.expression.file, call.expression.start,
      "there is no file at \(describe(place)); reading it fails, as on a new device")
    return .thrown(
      .record(
        "NSError",
        [
          "domain": .string("NSCocoaErrorDomain"), "code": .int(260),
          "localizedDescription": .string("The file couldn’t be opened because there is no such file."),
        ]))
  }

  /// The text of a file that the app ships; nil where there is none at that place.
  func fileText(_ place: Value?, _ call: LibraryCall) throws(Interrupt) -> String? {
    guard let place, let bytes = shippedFile(place)?.bytes() else { return nil }
    let most = environment.bounds.resourceBytes
    guard bytes.count <= most else {
      throw .budget(
        "the file that is read here is longer than \(most) bytes", file: call.expression.file,
        start: call.expression.start)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether an app ships a file that is found at that place.
  func isShipped(_ place: Value) -> Bool { shippedFile(place) != nil }

  private func shippedFile(_ place: Value) -> ResourceFile? {
    guard var path = string(place) else { return nil }
    if path.hasPrefix("file://") { path = String(path.dropFirst(7)) }
    return project.resources.data.file(at: path)
  }
}

extension Library {
  /// Endings of files that code shows or plays as a whole, without reading them.
  static let media: Set<String> = [
    "jpg", "jpeg", "png", "gif", "heic", "pdf", "svg", "mp3", "m4a", "wav", "caf", "aiff", "mp4", "mov",
    "m4v", "ttf", "otf", "usdz", "reality", "scn", "mom", "momd",
  ]
}
