import EarshotViewTree
import EarshotVocabulary

/// Interface files that code loads: their objects are made, set up and connected as UIKit does it. Where
/// the file is not found, an object of the class stands in, its outlets made by their declared types.
extension Machine {
  /// The objects at the top of a nib (`UINib.instantiate(withOwner:)`).
  func nibObjects(
    _ nib: RecordValue, owner: Value? = nil, near expression: Expression? = nil
  ) throws(Interrupt) -> [Value] {
    if let place = InterfacePlace(nib) {
      guard let outline = outline(at: place) else { return [] }
      return try instantiate(outline, owner: nil, at: place)
    }
    guard let name = (nib["nibName"] ?? nib["name"]).flatMap({ string($0) }) else { return [] }
    let place = expression?.file.path ?? ""
    let ownerReference: ObjectReference? = if case .object(let object)? = owner { object } else { nil }
    if let found = project.resources.interface(named: name, near: place, environment) {
      return try instantiate(found.outline, owner: ownerReference, at: InterfacePlace(path: found.path))
    }
    return try standIn(forNib: name, owner: ownerReference, near: expression)
  }

  /// The view of a controller that an interface file holds: its storyboard, else a nib of its name.
  func nibView(ofController reference: ObjectReference) throws(Interrupt) -> Value? {
    guard let (outline, place) = interface(ofController: reference) else {
      return try standInView(ofController: reference)
    }
    // Observers of outlets may ask for the view while it is being made, which makes no second one.
    set("view", of: reference, to: try makeUIKit(TypeValue(info: nil, name: "UIView"), []) ?? .none)
    _ = try instantiate(outline, owner: reference, at: place)
    let view = uikitField("view", of: reference)
    if let list = UIKitClasses.list(of: project.uikitClass(of: reference.type)), let view,
      case .object(let shown) = view, isKind(shown, of: list.className)
    {
      set(list.property, of: reference, to: view)
      for name in ["dataSource", "delegate"] where uikitField(name, of: shown)?.isNone != false {
        set(name, of: shown, to: .object(reference))
      }
    }
    return view
  }

  private func interface(ofController reference: ObjectReference) -> (InterfaceOutline, InterfacePlace)? {
    if case .record(let record)? = state.objects[reference.id].fields["#scene"],
      let place = InterfacePlace(record), let outline = outline(at: place)
    {
      return (outline, place)
    }
    let near = reference.type.declaration?.file.path ?? ""
    for name in nibNames(ofController: reference) {
      if let found = project.resources.interface(named: name, near: near, environment),
        found.outline.ownerOutlets.contains(where: { $0.property == "view" })
      {
        return (found.outline, InterfacePlace(path: found.path))
      }
    }
    guard lacksOutlets(reference),
      let scene = project.resources.scene(ofClass: reference.type.name, near: near, environment)
    else { return nil }
    let place = InterfacePlace(scene)
    return outline(at: place).map { ($0, place) }
  }

  /// Where outlets wait for views that no file gives.
  private func standInView(ofController reference: ObjectReference) throws(Interrupt) -> Value? {
    guard lacksOutlets(reference), uikitOverride("loadView", of: reference) == nil else { return nil }
    let made: Value?
    if let list = UIKitClasses.list(of: project.uikitClass(of: reference.type)) {
      made = try uikitMember(list.property, of: reference)
    } else {
      made = try makeUIKit(TypeValue(info: nil, name: "UIView"), [])
    }
    guard let made, case .object(let view) = made else { return nil }
    set("view", of: reference, to: made)
    try standIn(forInterfaceOf: reference, in: view)
    return made
  }

  /// What a controller is told, else what UIKit looks for: its class's name, without "Controller" first.
  private func nibNames(ofController reference: ObjectReference) -> [String] {
    if case .string(let given)? = state.objects[reference.id].fields["nibName"] { return [given] }
    let name = reference.type.name
    return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
  }

  // MARK: From a file

  private func instantiate(
    _ outline: InterfaceOutline, owner: ObjectReference?, at place: InterfacePlace
  ) throws(Interrupt) -> [Value] {
    var made: [ObjectReference] = []
    var byID: [String: ObjectReference] = [:]
    for object in outline.objects {
      let reference = try nibObject(object)
      made.append(reference)
      byID[object.id] = reference
    }
    if let owner { byID[""] = owner }
    for (object, reference) in zip(outline.objects, made) {
      for index in object.subviews where made.indices.contains(index) {
        let inner = Value.object(made[index])
        if let key = outline.objects[index].key { set(key, of: reference, to: inner) }
        add(inner, to: reference, at: nil)
      }
      try setUp(reference, object)
    }
    for (object, reference) in zip(outline.objects, made) { try connect(object.outlets, of: reference, byID) }
    if let owner { try connect(outline.ownerOutlets, of: owner, byID) }
    try setUpLists(of: outline, made, owner: owner, at: place)
    for reference in made.reversed() { try runOverride("awakeFromNib", of: reference) }
    return outline.roots.compactMap { made.indices.contains($0) ? .object(made[$0]) : nil }
  }

  private func nibObject(_ object: InterfaceOutline.Object) throws(Interrupt) -> ObjectReference {
    if let made = try decoded(object.customClass, object.className) { return made }
    guard let plain = try decoded(nil, "UIView") else {
      throw .budget("a view of an interface file can't be made", file: nil, start: 0)
    }
    return plain
  }

  /// An object of the app's class, else of UIKit's, as a decoder makes it.
  func decoded(_ customClass: String?, _ className: String) throws(Interrupt) -> ObjectReference? {
    let custom = customClass.flatMap { project.findType([$0], owner: nil, file: nil) }
    let info = custom?.isReference == true ? custom : project.systemClass(className)
    guard let info else { return nil }
    let reference = try allocate(info)
    guard custom != nil else { return reference }
    for type in project.lineage(of: info) {
      let function = type.initializers.first {
        $0.parameters.map(\.label) == ["coder"] && $0.body.value != nil
      }
      guard let function else { continue }
      _ = try call(
        function, owner: .object(reference), type: type, values: [.none], placeholder(function.file))
      break
    }
    return reference
  }

  private func setUp(_ reference: ObjectReference, _ object: InterfaceOutline.Object) throws(Interrupt) {
    for property in object.properties {
      guard let name = property.label else { continue }
      if name == "frame", case .list(let sides) = property.value {
        let numbers = sides.compactMap(\.double)
        guard numbers.count == 4 else { continue }
        set("frame", of: reference, to: Library.rect(numbers[0], numbers[1], numbers[2], numbers[3]))
      } else if declares(name, reference) {
        let value = Value(setting: property.value)
        try mutate(name, of: reference) { (place) throws(Interrupt) in place = value }
      } else {
        set(name, of: reference, to: Value(setting: property.value))
      }
    }
  }

  /// Whether the app has a property of that name for such an object, whose observers are told.
  private func declares(_ name: String, _ reference: ObjectReference) -> Bool {
    project.lineage(of: reference.type).contains { property(name, of: $0) != nil }
  }

  private func connect(
    _ outlets: [InterfaceOutline.Outlet], of reference: ObjectReference, _ byID: [String: ObjectReference]
  ) throws(Interrupt) {
    for outlet in outlets {
      guard let target = byID[outlet.destination] else { continue }
      let value = Value.object(target)
      let isCollection = outlet.isCollection
      // UIKit's own properties are not asked for what they held: a controller's view would be made for it.
      if !isCollection, !declares(outlet.property, reference) {
        set(outlet.property, of: reference, to: value)
        continue
      }
      try mutate(outlet.property, of: reference) { (place) throws(Interrupt) in
        place = isCollection ? .array((place.arrayValue ?? []) + [value]) : value
      }
    }
  }

  // MARK: Without a file

  /// An object of the class that the nib is named after; what its file would show besides is not known.
  private func standIn(
    forNib name: String, owner: ObjectReference?, near expression: Expression?
  ) throws(Interrupt) -> [Value] {
    let isThere = project.resources.hasInterface(named: name, near: expression?.file.path ?? "", environment)
    let problem = isThere ? "can't be read" : "is not found"
    notice(
      .warning, .unknownValue, expression?.file, expression?.start ?? 0,
      "the interface file '\(name).xib' \(problem); the outlets of its class stand in for its views",
      missing: "\(name).xib")
    let made: Value?
    if let owner, owner.type.name == name {
      made = .object(owner)
    } else if let info = project.findType([name], owner: nil, file: nil), project.uikitClass(of: info) != nil
    {
      let reference = try allocate(info)
      made = .object(reference)
    } else {
      made = nil
    }
    guard case .object(let reference)? = made else { return [] }
    set("missingNib", of: reference, to: .string("\(name).xib"))
    try makeOutlets(of: reference)
    try runOverride("awakeFromNib", of: reference)
    return [.object(reference)]
  }

  /// Whether an object has outlets that nothing is connected to.
  func lacksOutlets(_ reference: ObjectReference) -> Bool {
    outlets(of: reference).contains { property, _ in
      property.isImplicitlyUnwrapped && state.objects[reference.id].fields[property.name]?.isNone != false
    }
  }

  /// Views for the outlets of an object whose interface file is not found.
  func standIn(
    forInterfaceOf reference: ObjectReference, in view: ObjectReference
  ) throws(Interrupt) {
    let name = reference.type.name
    let declaration = reference.type.declaration
    notice(
      .warning, .unknownValue, declaration?.file, declaration?.start ?? 0,
      "no interface file holds a '\(name)'; its outlets stand in for its views", missing: name)
    set("missingNib", of: view, to: .string(name))
    try makeOutlets(of: reference, in: view)
  }

  private func outlets(of reference: ObjectReference) -> [(PropertyCode, TypeInfo)] {
    project.lineage(of: reference.type).reversed().filter { $0.declaration != nil }.flatMap { type in
      type.storedProperties.filter { $0.wrappers.contains { $0.name == "IBOutlet" } }.map { ($0, type) }
    }
  }

  private func makeOutlets(
    of reference: ObjectReference, in view: ObjectReference? = nil
  ) throws(Interrupt) {
    for (property, type) in outlets(of: reference) {
      guard let name = property.type?.unwrapped.simpleName, let part = try outlet(of: name, type) else {
        continue
      }
      add(part, to: view ?? reference, at: nil)
      try mutate(property.name, of: reference) { (place) throws(Interrupt) in place = part }
    }
  }

  private func outlet(of name: String, _ owner: TypeInfo) throws(Interrupt) -> Value? {
    let declared = project.findType([name], owner: owner, file: nil)
    guard let info = declared ?? project.systemClass(name), info.isReference,
      UIKitClasses.isKind(project.uikitClass(of: info) ?? "", of: "UIView")
    else { return nil }
    return .object(try allocate(info))
  }
}

extension Value {
  /// A property as an interface file gives it.
  fileprivate init(setting value: ArgumentValue) {
    switch value {
    case .bool(let bool): self = .bool(bool)
    case .int(let int): self = .int(int)
    case .double(let double): self = .double(double)
    case .text(let text): self = .string(text.string)
    case .symbol(let name, _): self = .symbol(SymbolValue(name: name))
    case .list(let values): self = .array(values.map { Value(setting: $0) })
    case .record(let type, let fields):
      self = .record(
        RecordValue(
          type: type,
          fields: fields.map { LabeledValue(label: $0.label, value: Value(setting: $0.value)) }))
    default: self = .none
    }
  }
}
