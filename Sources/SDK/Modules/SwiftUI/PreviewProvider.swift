// SwiftUI: the declarations of PreviewProvider.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Self.Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  static var platform: PreviewPlatform? { get }
}
