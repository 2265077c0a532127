import EarshotVocabulary

extension Machine {
  /// Shared objects of the system: the device, the screen, the app, the bundle.
  func deviceStatic(_ type: String, _ name: String) -> Value? {
    switch (type, name) {
    case ("UIDevice", "current"): return device
    case ("UITraitCollection", "current"): return traitCollection
    case ("UIScreen", "main"):
      let screen = environment.device.screen
      let bounds = Library.rect(0, 0, screen.width, screen.height)
      return .record(
        "UIScreen",
        [
          "bounds": bounds, "nativeBounds": bounds, "scale": .double(3), "nativeScale": .double(3),
          "brightness": .double(0.5),
        ])
    case ("UIApplication", "shared"):
      return .record(
        "UIApplication",
        [
          "applicationState": .symbol(nil, "active"), "isIdleTimerDisabled": .bool(false),
          "windows": .array([]),
          "connectedScenes": .set([]), "keyWindow": .none,
          "preferredContentSizeCategory": systemEnvironmentValue("sizeCategory") ?? .none,
          "supportsAlternateIcons": .bool(false), "alternateIconName": .none,
          "backgroundTimeRemaining": .double(0), "backgroundRefreshStatus": .symbol(nil, "available"),
          "userInterfaceLayoutDirection": .symbol(
            nil, environment.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"),
        ])
    case ("UIApplication", "openSettingsURLString"): return .string("app-settings:")
    case ("Bundle", "main"), ("Bundle", "module"):
      return .record("Bundle", ["bundleIdentifier": .string("com.example.app")])
    case ("ProcessInfo", "processInfo"): return processInformation
    case ("Locale", "current"), ("Locale", "autoupdatingCurrent"), ("NSLocale", "current"),
      ("NSLocale", "autoupdatingCurrent"):
      return localeRecord(environment.locale)
    case ("Locale", "preferredLanguages"), ("NSLocale", "preferredLanguages"):
      return .array([.string(languageTag(environment.locale))])
    case ("TimeZone", "current"), ("TimeZone", "autoupdatingCurrent"), ("TimeZone", "default"),
      ("NSTimeZone", "local"):
      return .record("TimeZone", ["identifier": .string(environment.timeZone)])
    case ("TimeZone", "gmt"): return .record("TimeZone", ["identifier": .string("GMT")])
    case ("Calendar", "current"), ("Calendar", "autoupdatingCurrent"): return .record("Calendar", [:])
    case ("UserDefaults", "standard"): return .record("UserDefaults", [:])
    case ("UserDefaults", "registrationDomain"): return .string("NSRegistrationDomain")
    case ("UserDefaults", "argumentDomain"): return .string("NSArgumentDomain")
    case ("UserDefaults", "globalDomain"): return .string("NSGlobalDomain")
    case ("UIAccessibility", _): return accessibilityStatic(name)
    case ("NSFontManager", "availableFontFamilies"): return .array([])
    case ("UIFontMetrics", "default"): return .record("UIFontMetrics", [:])
    case ("Thread", "isMainThread"): return .bool(true)
    case ("Thread", "current"), ("Thread", "main"): return .record("Thread", [:])
    case ("Task", "isCancelled"): return .bool(false)
    case ("URL", _): return Machine.folders[name].map { .url($0.isEmpty ? "file:///" : "file:///\($0)/") }
    default: return nil
    }
  }

  private var device: Value {
    let isPad = environment.device.idiom == .pad
    return .record(
      "UIDevice",
      [
        "userInterfaceIdiom": .symbol("UIUserInterfaceIdiom", isPad ? "pad" : "phone"),
        "model": .string(isPad ? "iPad" : "iPhone"), "localizedModel": .string(isPad ? "iPad" : "iPhone"),
        "name": .string(isPad ? "iPad" : "iPhone"), "systemName": .string(isPad ? "iPadOS" : "iOS"),
        "systemVersion": .string("\(environment.profile.version).0"),
        "orientation": .symbol(
          "UIDeviceOrientation",
          environment.device.screen.width > environment.device.screen.height ? "landscapeLeft" : "portrait"),
        "batteryLevel": .double(1), "isBatteryMonitoringEnabled": .bool(false),
        "identifierForVendor": Library.uuid("00000000-0000-0000-0000-000000000000"),
      ])
  }

  /// The screen is read with VoiceOver, and no other setting is on.
  private func accessibilityStatic(_ name: String) -> Value? {
    switch name {
    case "isVoiceOverRunning": .bool(true)
    case _
    where name.hasPrefix("is") || name.hasPrefix("prefers") || name.hasPrefix("should")
      || name.hasPrefix("buttonShapes"):
      .bool(false)
    default: nil
    }
  }

  /// The folders of an app by what `URL` calls them.
  private static let folders = [
    "applicationDirectory": "Applications", "applicationSupportDirectory": "Library/Application%20Support",
    "cachesDirectory": "Library/Caches", "desktopDirectory": "Desktop", "documentsDirectory": "Documents",
    "downloadsDirectory": "Downloads", "homeDirectory": "", "libraryDirectory": "Library",
    "moviesDirectory": "Movies", "musicDirectory": "Music", "picturesDirectory": "Pictures",
    "sharedPublicDirectory": "Public", "temporaryDirectory": "tmp", "trashDirectory": ".Trash",
    "userDirectory": "Users",
  ]

  func localeRecord(_ identifier: String) -> Value { .record("Locale", ["identifier": .string(identifier)]) }

  func languageTag(_ identifier: String) -> String { String(identifier.map { $0 == "_" ? "-" : $0 }) }

  func localeProperty(_ name: String, _ record: RecordValue) -> Value? {
    let identifier = string(record["identifier"]) ?? environment.locale
    let parts = identifier.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    let region = parts.dropFirst().last { $0.count == 2 }
    switch name {
    case "languageCode": return .string(parts.first ?? "en")
    case "quotationBeginDelimiter", "quotationEndDelimiter":
      let marks = Library.quotationMarks[parts.first ?? "en"]
      return (name.hasSuffix("BeginDelimiter") ? marks?.begin : marks?.end).map { .string($0) }
    case "regionCode": return region.map { .string($0) } ?? Value.none
    case "language":
      return .record(
        "Locale.Language",
        [
          "languageCode": .record("Locale.LanguageCode", ["identifier": .string(parts.first ?? "en")]),
          "minimalIdentifier": .string(parts.first ?? "en"), "region": code("Locale.Region", region),
          "characterDirection": characterDirection(of: identifier),
          "lineLayoutDirection": .symbol(nil, "topToBottom"),
          "script": code("Locale.Script", parts.dropFirst().first { $0.count == 4 }),
        ])
    case "region": return code("Locale.Region", region)
    case "currencySymbol":
      return SystemFormats.currencySymbol(locale: identifier).map { .string($0) } ?? Value.none
    case "currencyCode": return SystemFormats.currency(of: identifier).map { .string($0) } ?? Value.none
    case "currency":
      return SystemFormats.currency(of: identifier).map {
        .record("Locale.Currency", ["identifier": .string($0)])
      } ?? Value.none
    case "usesMetricSystem": return .bool(region != "US" && !(region == nil && parts.first == "en"))
    case "measurementSystem":
      return .symbol(
        "Locale.MeasurementSystem",
        region == "US" || region == nil && parts.first == "en" ? "us" : (region == "GB" ? "uk" : "metric"))
    case "calendar": return .record("Calendar", ["locale": .record(record)])
    case "timeZone": return .record("TimeZone", ["identifier": .string(environment.timeZone)])
    case "decimalSeparator", "groupingSeparator": return separator(name, identifier)
    case "characterDirection": return characterDirection(of: identifier)
    default: return nil
    }
  }

  func characterDirection(of identifier: String) -> Value {
    var other = environment
    other.locale = identifier
    return .symbol(nil, other.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight")
  }

  private func code(_ type: String, _ identifier: String?) -> Value {
    identifier.map { .record(type, ["identifier": .string($0)]) } ?? .none
  }
}
