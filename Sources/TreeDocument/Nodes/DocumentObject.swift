import EarshotJSON
import EarshotViewTree
import EarshotVocabulary

/// The document's own object.
extension DocumentReader {
  struct Content {
    var environment: ScreenEnvironment
    var layoutDirection: LayoutDirection?
    var screens: [TreeDocument.Screen]
  }

  mutating func document(environment: ScreenEnvironment) throws(InputError) -> Content {
    guard !tape.entries.isEmpty, tape.kind(0) == .object else {
      throw fault(0, "a tree document is an object with the field 'root'")
    }
    var content = Content(environment: environment, screens: [])
    var name: String?
    var root: Int?
    var further: Int?
    for (field, value) in try fields(of: 0, as: DocumentField.self, in: "a tree document") {
      switch field {
      case .schema: _ = try text(value, field.rawValue)
      case .name: name = try text(value, field.rawValue)
      case .idiom:
        let idiom = try word(value, field.rawValue, as: Device.Idiom.self)
        content.environment.device = DocumentReader.device(idiom, like: environment.device)
      case .layoutDirection:
        content.layoutDirection = try word(value, field.rawValue, as: LayoutDirection.self)
      case .locale: content.environment.locale = try text(value, field.rawValue)
      case .screen: continue
      case .root: root = value
      case .screens: further = value
      }
    }
    guard let root else { throw fault(0, "a tree document wants the field 'root'") }
    try readScreenSize(into: &content.environment.device)
    content.screens = [
      TreeDocument.Screen(name: name ?? fileName, root: try node(root, identity: .root))
    ]
    var screenNames = [""]
    if let further { try readScreens(further, into: &content, names: &screenNames) }
    try resolveEffects(roots: content.screens.map(\.root), screenNames: screenNames)
    return content
  }

  /// After the idiom, whose device it changes.
  private func readScreenSize(into device: inout Device) throws(InputError) {
    for (field, value) in try fields(of: 0, as: DocumentField.self, in: "a tree document")
    where field == .screen {
      device.screen = try size(value, field.rawValue)
    }
  }

  private mutating func readScreens(
    _ index: Int, into content: inout Content, names: inout [String]
  ) throws(InputError) {
    for (name, value) in try members(of: index, "screens") where tape.kind(value) != .null {
      var title: String?
      var root: Int?
      for (field, value) in try fields(of: value, as: ScreenField.self, in: "a screen") {
        switch field {
        case .name: title = try text(value, field.rawValue)
        case .root: root = value
        }
      }
      guard let root else { throw fault(value, "a screen wants the field 'root'") }
      screen = content.screens.count
      let identity = Identity.root.child("screens").child(name)
      content.screens.append(
        TreeDocument.Screen(name: title ?? name, root: try node(root, identity: identity)))
      names.append(name)
    }
  }

  /// A node of either kind: `view` tells them apart.
  private mutating func node(_ index: Int, identity: Identity) throws(InputError) -> ViewNode {
    if isNode(index) { return try swiftUINode(index, identity: identity) }
    return try uikitNode(index, identity: identity)
  }

  private static func device(_ idiom: Device.Idiom, like device: Device) -> Device {
    guard device.idiom != idiom else { return device }
    return idiom == .pad ? .iPad : .iPhone
  }

  /// The file's name without folders and ending.
  private var fileName: String {
    let last = tape.file.split(separator: "/").last ?? "screen"
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else {
      return last == "-" ? "screen" : String(last)
    }
    return String(last[..<dot])
  }
}
