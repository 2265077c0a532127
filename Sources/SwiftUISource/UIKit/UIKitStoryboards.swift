import EarshotViewTree

/// Where something stands in an interface file: a scene, or a cell of a list in it.
struct InterfacePlace {
  var path: String
  /// The scene's number, -1 without scenes; then for each list on the way its object and the cell's number.
  var steps: [Int]

  init(path: String) {
    self.path = path
    steps = [-1]
  }

  init(_ scene: FoundScene) {
    path = scene.path
    steps = [scene.number]
  }

  /// nil where the record names a file instead.
  init?(_ nib: RecordValue) {
    guard case .string(let path)? = nib["file"], let steps = nib["place"]?.arrayValue?.compactMap(\.exactInt)
    else { return nil }
    self.path = path
    self.steps = steps
  }

  func cell(_ number: Int, of object: Int) -> InterfacePlace {
    var place = self
    place.steps += [object, number]
    return place
  }

  var value: Value { .record("UINib", ["file": .string(path), "place": .array(steps.map { .int($0) })]) }
}

/// Controllers and lists of storyboards.
extension Machine {
  func outline(at place: InterfacePlace) -> InterfaceOutline? {
    guard var outline = project.resources.interface(at: place.path, environment)?.outline else { return nil }
    var steps = place.steps[...]
    if let scene = steps.popFirst(), outline.scenes.indices.contains(scene) {
      outline = outline.scenes[scene].outline
    }
    while let object = steps.popFirst(), let cell = steps.popFirst() {
      guard outline.objects.indices.contains(object),
        outline.objects[object].prototypes.indices.contains(cell)
      else { return nil }
      outline = outline.objects[object].prototypes[cell].outline
    }
    return outline
  }

  // MARK: Controllers

  /// `UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()`.
  func storyboardMethod(_ storyboard: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard call.name.hasPrefix("instantiate"), let name = storyboard["name"].flatMap({ string($0) }) else {
      return nil
    }
    let near = call.expression.file.path
    guard
      let found = project.resources.interface(named: name, near: near, environment, ending: "storyboard")
    else { return nil }
    let wanted = (call["withIdentifier"] ?? call["identifier"]).flatMap { string($0) }
    let scenes = found.outline.scenes
    let number =
      wanted == nil
      ? scenes.firstIndex { $0.id == found.outline.initialScene }
      : scenes.firstIndex { $0.identifier == wanted }
    guard let number else { return Value.none }
    return try controller(of: FoundScene(path: found.path, number: number))
  }

  /// A storyboard's controller with those that it holds; its view is made when it is asked for.
  func controller(of scene: FoundScene, depth: Int = 0) throws(Interrupt) -> Value? {
    guard depth < 8, let file = project.resources.interface(at: scene.path, environment),
      file.outline.scenes.indices.contains(scene.number)
    else { return nil }
    let known = file.outline.scenes[scene.number]
    guard let reference = try decoded(known.customClass, known.className) else { return nil }
    set("#scene", of: reference, to: InterfacePlace(scene).value)
    if let title = known.title { set("title", of: reference, to: .string(title)) }
    var held: [Value] = []
    for id in known.held {
      guard let number = file.outline.scenes.firstIndex(where: { $0.id == id }) else { continue }
      let inner = try controller(of: FoundScene(path: scene.path, number: number), depth: depth + 1)
      if let inner { held.append(inner) }
    }
    if !held.isEmpty { set("viewControllers", of: reference, to: .array(held)) }
    try runOverride("awakeFromNib", of: reference)
    return .object(reference)
  }

  // MARK: Lists and containers

  func setUpLists(
    of outline: InterfaceOutline, _ made: [ObjectReference], owner: ObjectReference?,
    at place: InterfacePlace
  ) throws(Interrupt) {
    for (number, (object, reference)) in zip(outline.objects, made).enumerated() {
      for (cell, prototype) in object.prototypes.enumerated() {
        set("cell:\(prototype.identifier)", of: reference, to: place.cell(cell, of: number).value)
      }
      if let sections = object.sections {
        let values = sections.map { section -> Value in
          .record(
            "TableSection",
            [
              "header": section.header.map { .string($0) } ?? .none,
              "footer": section.footer.map { .string($0) } ?? .none,
              "cells": .array(section.cells.filter(made.indices.contains).map { .object(made[$0]) }),
            ])
        }
        set("#sections", of: reference, to: .array(values))
      }
      if let id = object.embedded { try embed(id, in: reference, owner, at: place) }
    }
  }

  private func embed(
    _ id: String, in container: ObjectReference, _ owner: ObjectReference?, at place: InterfacePlace
  ) throws(Interrupt) {
    guard place.steps.count == 1, openScenes.count < 8, !openScenes.contains(id),
      let file = project.resources.interface(at: place.path, environment),
      let number = file.outline.scenes.firstIndex(where: { $0.id == id }),
      let made = try controller(of: FoundScene(path: place.path, number: number)),
      case .object(let child) = made
    else { return }
    openScenes.insert(id)
    defer { openScenes.remove(id) }
    if let owner {
      let children = uikitField("children", of: owner)?.arrayValue ?? []
      set("children", of: owner, to: .array(children + [made]))
      set("parent", of: child, to: .object(owner))
    }
    add(made, to: container, at: nil)
  }
}
