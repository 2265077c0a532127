// SwiftUI: the declarations of Commands.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Self.Body { get }
}
