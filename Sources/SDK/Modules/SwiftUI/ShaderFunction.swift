// SwiftUI: the declarations of ShaderFunction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@dynamicCallable struct ShaderFunction: Equatable {
  var library: ShaderLibrary { get set }
  var name: String { get set }
  init(library: ShaderLibrary, name: String)
  func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader
}
