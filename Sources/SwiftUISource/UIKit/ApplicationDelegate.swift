/// `UIApplication.shared.delegate`: previews run inside the app, whose delegate has been made by then.
extension Machine {
  /// The app's delegate, one for the whole screen; nil where the app declares none.
  ///
  /// Previews and views make it, but tell it of no launch: what it sets up then is not there. An app's own
  /// screens find the one that was launched.
  func applicationDelegate(near file: FileCode) throws(Interrupt) -> Value? {
    let key = Machine.delegateKey
    if let made = state.statics[key] { return made }
    guard let info = delegateType(near: file) else { return nil }
    // What asks for the delegate while it is being made has none yet.
    state.statics[key] = Value.none
    let place = placeholder(file)
    let made = try sheltered(info.name) { () throws(Interrupt) in
      try self.construct(
        TypeValue(info: info, name: info.name), [], in: Scope(parent: nil, file: file), place, end: place.end)
    }
    state.statics[key] = made
    return made
  }

  /// The class of the app that the file is nearest to.
  private func delegateType(near file: FileCode) -> TypeInfo? {
    let delegates = project.allTypes.filter { type in
      type.kind == .classType && type.declaration != nil
        && project.allNames(of: type).contains { Machine.delegateProtocols.contains($0) }
    }
    func nearness(_ type: TypeInfo) -> Int {
      guard let path = type.declaration?.file.path else { return 0 }
      return zip(path.split(separator: "/"), file.path.split(separator: "/")).prefix { $0 == $1 }.count
    }
    return delegates.max { a, b in
      let (x, y) = (nearness(a), nearness(b))
      return x == y ? a.qualifiedName > b.qualifiedName : x < y
    }
  }

  /// Where the one delegate is kept.
  static let delegateKey = "UIApplication.shared.delegate"

  private static let delegateProtocols: Set<String> = ["UIApplicationDelegate", "NSApplicationDelegate"]
}
