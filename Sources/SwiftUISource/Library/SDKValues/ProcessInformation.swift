import EarshotVocabulary

/// `ProcessInfo`: the app as one that nobody started with arguments of their own, on a phone of today; a preview knows
/// itself by the variable that Xcode gives it.
extension Machine {
  /// What the app was started with: the path of its program comes first, so that there is always one.
  static let startArguments: Value = .array([.string("/App.app/App")])

  var processInformation: Value {
    .record(
      "ProcessInfo",
      [
        "environment": .dictionary(
          isPreview ? [.string("XCODE_RUNNING_FOR_PREVIEWS"): .string("1")] : [:]),
        "arguments": Machine.startArguments,
        "isiOSAppOnMac": .bool(false),
        "isMacCatalystApp": .bool(false), "isLowPowerModeEnabled": .bool(false),
        "processName": .string("App"), "processIdentifier": .int(1), "systemUptime": .double(1_000),
        "hostName": .string("localhost"), "thermalState": .symbol("ProcessInfo.ThermalState", "nominal"),
        "processorCount": .int(6), "activeProcessorCount": .int(6), "physicalMemory": .int(8 << 30),
        "operatingSystemVersionString": .string("Version \(environment.profile.version).0"),
        "operatingSystemVersion": .record(
          "OperatingSystemVersion",
          [
            "majorVersion": .int(environment.profile.version), "minorVersion": .int(0),
            "patchVersion": .int(0),
          ]),
      ])
  }

  /// `isOperatingSystemAtLeast(version)`, where all parts of the version are known.
  func processInformationMethod(_ call: LibraryCall) -> Value? {
    guard call.name == "isOperatingSystemAtLeast", case .record(let version)? = call.first else { return nil }
    let parts = ["majorVersion", "minorVersion", "patchVersion"].map { version[$0]?.exactInt }
    guard let major = parts[0], let minor = parts[1], let patch = parts[2] else { return nil }
    return .bool((major, minor, patch) <= (environment.profile.version, 0, 0))
  }
}
