import EarshotVocabulary

/// What screens are recorded in by other tools.
public enum CaptureFormat: String, Hashable, Sendable, CaseIterable {
  case idb
  case webDriverAgentXML = "wda-xml"
  case webDriverAgentJSON = "wda-json"
  case debugDescription = "debug-description"
  case maestro
  case accessibilitySnapshot = "accessibility-snapshot"
  case interfaceBuilder = "interface-builder"
  case reactNative = "react-native"
  case jestSnapshot = "jest-snapshot"
  case jsx
  case stringTable = "strings"
}

/// Reads captures: one reader a format.
public enum Capture {
  /// The screens that a capture holds.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - file: the path as the user gave it; errors and notices name it.
  ///   - format: what `CaptureFormat.recognize` found, or what the user said.
  public static func read(
    _ bytes: [UInt8], file: String, format: CaptureFormat, environment: ScreenEnvironment,
    options: CaptureOptions = CaptureOptions()
  ) throws(InputError) -> [CapturedScreen] {
    var input = CaptureInput(
      bytes: bytes, file: file, environment: environment, options: options)
    input.start = CaptureStart.find(in: bytes, format)
    guard bytes.count <= input.bounds.inputBytes else {
      throw input.fault(
        nil, "\(bytes.count) bytes are more than the \(input.bounds.inputBytes) that an input may have")
    }
    switch format {
    case .idb: return try IdbReader.read(input)
    case .webDriverAgentXML: return try WebDriverAgentXML.read(input)
    case .webDriverAgentJSON: return try WebDriverAgentJSON.read(input)
    case .debugDescription: return try DebugDescription.read(input)
    case .maestro: return try MaestroReader.read(input)
    case .accessibilitySnapshot: return try SnapshotModelReader.read(input)
    case .interfaceBuilder: return try InterfaceBuilderReader.read(input)
    case .reactNative: return try ReactNativeJSON.read(input)
    case .jestSnapshot: return try JestSnapshot.read(input)
    case .jsx: return try JSXReader.read(input)
    case .stringTable: return [StringTable.read(input)]
    }
  }
}
