// SwiftUI: the declarations of ShaderLibrary.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@dynamicMemberLookup struct ShaderLibrary: Equatable {
  static let `default`: ShaderLibrary
  static func bundle(_ bundle: Bundle) -> ShaderLibrary
  init(data: Foundation.Data)
  init(url: URL)
  static subscript(dynamicMember name: String) -> ShaderFunction { get }
  subscript(dynamicMember name: String) -> ShaderFunction { get }
}
