import EarshotSwiftSemantics

extension LoadedCode {
  /// The class of the app's delegate: what `@main` stands on, or what the app's struct has an adaptor for. nil where no
  /// file that was read says it.
  var delegateType: Type? {
    let mains = modules.flatMap(\.readTypes).compactMap { $0 as? NominalType }.filter { type in
      type.code.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
    }
    return mains.lazy.compactMap(delegateType(saidBy:)).first
  }

  private func delegateType(saidBy main: NominalType) -> Type? {
    let program = machine.program
    if main.kind == .classType { return main.selfType }
    return program.memberTable(of: main).ordered.lazy.compactMap { property -> Type? in
      guard let storage = program.wrapperTypes(of: property)?.storage, let wrapper = storage.nominal,
        wrapper.name == "UIApplicationDelegateAdaptor", !wrapper.module.isSource
      else { return nil }
      return storage.arguments.first
    }.first
  }
}
