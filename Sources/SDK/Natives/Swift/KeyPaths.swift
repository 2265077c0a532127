import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What key paths do as values.
extension Natives {
  mutating func addKeyPaths() {
    self["_AppendKeyPath.appending(path:)"] = { arguments, call in
      let first = try arguments[0].hosted(KeyPathValue.self)
      let second = try arguments[1].hosted(KeyPathValue.self)
      guard first.value === second.root else { return .none(0) }
      return .host(KeyPathValue(first.steps + second.steps, root: first.root, value: second.value))
    }
    self["AnyKeyPath.==(_:_:)"] = { arguments, call in
      .boolean(
        try call.machine.isEqual(
          try arguments[1].hosted(KeyPathValue.self), try arguments[2].hosted(KeyPathValue.self)))
    }
    self["AnyKeyPath.hash(into:)"] = { arguments, call in
      let path = try arguments[0].hosted(KeyPathValue.self)
      let box = try arguments[1].hosted(HasherBox.self)
      box.hasher.combine(path.steps.count)
      box.hasher.combine(path.root)
      box.hasher.combine(path.value)
      return .void
    }
    self["AnyKeyPath.rootType"] = { arguments, _ in .metatype(try arguments[0].hosted(KeyPathValue.self).root)
    }
    self["AnyKeyPath.valueType"] = { arguments, _ in
      .metatype(try arguments[0].hosted(KeyPathValue.self).value)
    }
  }
}
