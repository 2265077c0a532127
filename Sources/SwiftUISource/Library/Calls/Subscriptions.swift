/// A place that publishes its changes: a `@Published` property of an object, what a subject keeps.
struct PublishingPlace: Hashable, Sendable {
  var object: Int
  var name: String
}

/// What operators make of what is published: from where, and by which of them in turn.
struct Pipeline: Sendable {
  var root: Value
  var calls: [LibraryCall] = []
  var places: [PublishingPlace]

  /// Whether what arrives has left the change behind: `@Published` tells before it changes.
  var waits: Bool { calls.contains { Pipeline.schedulers.contains($0.name) } }

  /// Operators after which nothing more can be told of a later value by itself.
  static let closing: Set<String> = [
    "sink", "assign", "store", "cancel", "connect", "send", "first", "prefix", "last", "collect", "count",
    "reduce", "tryReduce", "scan", "ignoreOutput", "max", "min", "allSatisfy", "contains", "drop", "output",
    "zip", "append",
  ]
  private static let schedulers: Set<String> = ["receive", "debounce", "throttle", "delay", "subscribe"]
  /// How many pipelines are followed; what is beyond gives what it gives at once.
  static let most = 10_000
}

/// Who waits for what a pipeline gives: `sink` and `assign`.
struct Subscription: Sendable {
  var pipeline: Pipeline
  var end: LibraryCall
}

/// Subscribers of Combine are told of later changes too.
extension Machine {
  /// A method of a publisher with what it gives now; who subscribes is remembered.
  func publisherMethod(
    of value: Value, _ values: [Value], finishes: Bool, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    let result = try publisherMethod(values, finishes: finishes, call)
    guard let result, var pipeline = pipeline(of: value) else { return result }
    if call.name == "sink" || call.name == "assign" {
      let subscription = Subscription(pipeline: pipeline, end: call)
      guard state.pipelines.count < Pipeline.most else { return result }
      for place in Set(pipeline.places) { state.subscriptions[place, default: []].append(subscription) }
      return result
    }
    guard !Pipeline.closing.contains(call.name) else { return result }
    pipeline.calls.append(call)
    return followed(result, by: pipeline, call.arguments)
  }

  /// What several give together, followed from the first of them.
  func followed(joined result: Value, _ call: LibraryCall) -> Value {
    guard let first = call.first, var pipeline = pipeline(of: first) else { return result }
    let rest = Array(call.arguments.dropFirst())
    pipeline.calls.append(LibraryCall("combineLatest", rest, call.expression))
    return followed(result, by: pipeline, rest)
  }

  private func followed(_ result: Value, by pipeline: Pipeline, _ inputs: [EvaluatedArgument]) -> Value {
    guard case .record(var record) = result, record.type == "Publisher",
      state.pipelines.count < Pipeline.most
    else { return result }
    var pipeline = pipeline
    for input in inputs { pipeline.places += self.pipeline(of: input.value)?.places ?? [] }
    record["pipeline"] = .int(state.pipelines.count)
    state.pipelines.append(pipeline)
    return .record(record)
  }

  private func place(of publisher: Value) -> PublishingPlace? {
    switch publisher {
    case .binding(.object(let reference, let name)): return PublishingPlace(object: reference.id, name: name)
    case .record(let record):
      guard case .object(let storage)? = record["storage"] else { return nil }
      return PublishingPlace(object: storage.id, name: "value")
    default: return nil
    }
  }

  private func pipeline(of value: Value) -> Pipeline? {
    if let place = place(of: value) { return Pipeline(root: value, places: [place]) }
    guard case .record(let record) = value, record.type == "Publisher",
      let index = record["pipeline"]?.exactInt, state.pipelines.indices.contains(index)
    else { return nil }
    return state.pipelines[index]
  }

  /// Whether anybody has subscribed to a place.
  func isWatched(_ place: PublishingPlace) -> Bool {
    !state.subscriptions.isEmpty && state.subscriptions[place] != nil
  }

  /// Gives subscribers what a place publishes.
  ///
  /// - Parameter waiting: those whose operators wait for the change, or those that don't; nil: all.
  func tell(
    _ place: PublishingPlace, _ value: Value, after old: Value, waiting: Bool? = nil
  ) throws(Interrupt) {
    guard let subscriptions = state.subscriptions[place], tellingDepth < 16 else { return }
    tellingDepth += 1
    defer { tellingDepth -= 1 }
    for subscription in subscriptions {
      let pipeline = subscription.pipeline
      if let waiting, waiting != pipeline.waits { continue }
      if pipeline.calls.contains(where: { $0.name == "removeDuplicates" && $0.function == nil }),
        try isSame(old, value, subscription.end.expression)
      {
        continue
      }
      let given = try published(run(pipeline, at: place, value)) ?? []
      if !given.isEmpty { _ = try publisherMethod(given, finishes: false, subscription.end) }
    }
  }

  /// What a pipeline gives when a place publishes a value, and everything else is as it is now.
  private func run(
    _ pipeline: Pipeline, at place: PublishingPlace, _ value: Value
  ) throws(Interrupt) -> Value {
    let begins = self.place(of: pipeline.root) == place
    var current = publisher(begins ? [value] : published(pipeline.root) ?? [], finishes: false)
    for call in pipeline.calls where call.name != "dropFirst" && call.name != "removeDuplicates" {
      var arguments = call.arguments
      var merged: Value?
      for index in arguments.indices {
        guard let input = self.pipeline(of: arguments[index].value) else { continue }
        arguments[index].value = try run(input, at: place, value)
        if call.name == "merge", input.places.contains(place) { merged = arguments[index].value }
      }
      if call.name == "merge" {
        current = merged ?? current
        continue
      }
      let next = LibraryCall(call.name, arguments, call.expression)
      current = try publisherMethod(published(current) ?? [], finishes: false, next) ?? current
    }
    return current
  }
}
