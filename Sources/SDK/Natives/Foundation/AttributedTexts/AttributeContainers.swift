import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

extension AttributeContainer: HostBoxed {}

/// What is set in one scope of a text: `text.swiftUI.font = …`. What was not set is the text's.
struct ScopedAttributes: HostBoxed {
  var source: any AttributeReader
  var container = AttributeContainer()
  var removed: [any HostAttribute] = []
}

/// What a container becomes when it is called with a value: `container.link(url)`.
struct AttributeBuilder: HostBoxed {
  var container: AttributeContainer
}

extension Natives {
  mutating func addAttributeContainers() {
    value("AttributeContainer", AttributeContainer.self)
    make("AttributeContainer.init()") { AttributeContainer() }
    change("AttributeContainer.merge(_:mergePolicy:)") {
      (it: inout AttributeContainer, a: AttributeContainer, b: AttributedString.AttributeMergePolicy) in
      it.merge(a, mergePolicy: b)
    }
    method("AttributeContainer.merging(_:mergePolicy:)") {
      (it: AttributeContainer, a: AttributeContainer, b: AttributedString.AttributeMergePolicy) in
      it.merging(a, mergePolicy: b)
    }
    method("AttributeContainer.filter(inheritedByAddedText:)") { (it: AttributeContainer, a: Bool) in
      it.filter(inheritedByAddedText: a)
    }
    method("AttributeContainer.filter(runBoundaries:)") {
      (it: AttributeContainer, a: AttributedString.AttributeRunBoundaries?) in it.filter(runBoundaries: a)
    }
    addAttributes("AttributeContainer", AttributeContainer.self)
    addAttributeBuilding()
    addScopedAttributes()
    addInvalidationConditions()
  }

  private mutating func addAttributeBuilding() {
    let path = "subscript(dynamicMember: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K>"
    self["AttributeContainer.\(path)"] = { arguments, _ in
      if case .metatype = arguments[0] { return .host(AttributeBuilder(container: AttributeContainer())) }
      return .host(AttributeBuilder(container: try .host(arguments[0])))
    }
    self["AttributeContainer.Builder.callAsFunction(_:)"] = { arguments, call in
      var container = try AttributeBuilder.host(arguments[0]).container
      try call.attribute("T").set(arguments[1].wrapped, in: &container, call.machine)
      return .host(container)
    }
  }

  private mutating func addScopedAttributes() {
    let name = "ScopedAttributeContainer.subscript(dynamicMember:)"
    self[name] = { arguments, call in
      let scoped = try ScopedAttributes.host(arguments[0])
      let attribute = try call.attribute("T")
      let own = try attribute.value(in: scoped.container, call.machine)
      return own.unwrapped == nil ? try attribute.value(in: scoped.source, call.machine) : own
    }
    self[name + "="] = { arguments, call in
      var scoped = try ScopedAttributes.host(arguments[0])
      let attribute = try call.attribute("T")
      try attribute.set(arguments[1], in: &scoped.container, call.machine)
      if arguments[1].unwrapped == nil {
        scoped.removed.append(attribute)
        // Nothing is nil at once, whatever the text has.
        if let source = scoped.source as? any AttributeHolder {
          scoped.source = try attribute.removed(from: source, call.machine)
        }
      }
      arguments[0] = .host(scoped)
      return .void
    }
  }

  private mutating func addInvalidationConditions() {
    let owner = "AttributedString.AttributeInvalidationCondition"
    value(owner, AttributedString.AttributeInvalidationCondition.self)
    make("\(owner).textChanged") { AttributedString.AttributeInvalidationCondition.textChanged }
    for parameter in ["T.Type", "KeyPath<AttributeDynamicLookup, T>"] {
      self["\(owner).attributeChanged(_: \(parameter))"] = { _, call in
        .host(try call.attribute("T").changeCondition)
      }
    }
  }

  // MARK: What has attributes

  /// How an attribute is named: by its key or by a path to it.
  private static let attributeNames = ["_: K.Type", "dynamicMember: KeyPath<AttributeDynamicLookup, K>"]
  private static let scopeName = "subscript(dynamicMember: KeyPath<AttributeScopes, S.Type>)"

  mutating func addReading<Reader: AttributeReader & HostBoxed>(_ owner: String, _ type: Reader.Type) {
    for name in Self.attributeNames {
      self["\(owner).subscript(\(name)) -> K.Value?"] = { arguments, call in
        try call.attribute("K").value(in: Reader.host(arguments[0]), call.machine)
      }
    }
    self["\(owner).\(Self.scopeName)"] = { arguments, _ in
      .host(ScopedAttributes(source: try Reader.host(arguments[0])))
    }
  }

  mutating func addAttributes<Holder: AttributeHolder & HostBoxed>(_ owner: String, _ type: Holder.Type) {
    addReading(owner, type)
    for name in Self.attributeNames {
      self["\(owner).subscript(\(name)) -> K.Value?="] = { arguments, call in
        var holder = try Holder.host(arguments[0])
        arguments[0] = .unset
        defer { arguments[0] = .host(holder) }
        try call.attribute("K").set(arguments[1], in: &holder, call.machine)
        return .void
      }
    }
    self["\(owner).\(Self.scopeName)="] = { arguments, call in
      var holder = try Holder.host(arguments[0])
      let scoped = try ScopedAttributes.host(arguments[1])
      arguments[0] = .unset
      defer { arguments[0] = .host(holder) }
      holder.take(scoped.container)
      for attribute in scoped.removed { try attribute.set(.none(0), in: &holder, call.machine) }
      return .void
    }
  }

  mutating func addAttributeChanges<Holder: AttributedStringAttributeMutation & HostBoxed>(
    _ owner: String, _ type: Holder.Type
  ) {
    change("\(owner).setAttributes(_:)") { (it: inout Holder, a: AttributeContainer) in it.setAttributes(a) }
    change("\(owner).mergeAttributes(_:mergePolicy:)") {
      (it: inout Holder, a: AttributeContainer, b: AttributedString.AttributeMergePolicy) in
      it.mergeAttributes(a, mergePolicy: b)
    }
    change("\(owner).replaceAttributes(_:with:)") {
      (it: inout Holder, a: AttributeContainer, b: AttributeContainer) in it.replaceAttributes(a, with: b)
    }
  }
}

extension AttributeHolder {
  /// Gives all attributes of a container.
  fileprivate mutating func take(_ container: AttributeContainer) {
    if var own = self as? AttributeContainer {
      own.merge(container)
      if let own = own as? Self { self = own }
    } else if var text = self as? any (AttributeHolder & AttributedStringAttributeMutation) {
      text.mergeAttributes(container, mergePolicy: .keepNew)
      if let text = text as? Self { self = text }
    }
  }
}
