import EarshotVocabulary

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
  /// What it has to give a new subscriber later.
  var late: [LateValues] = []
  /// Seconds by which what it gives at once is late on a device.
  var seconds = 0.0

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
  /// By which it is called off.
  let id: Int
  var pipeline: Pipeline
  var end: LibraryCall
}

/// Subscribers of Combine are told of later changes too.
extension Machine {
  /// A method of a publisher with what it gives now; who subscribes is remembered.
  func publisherMethod(
    of value: Value, _ values: [Value], finishes: Bool, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    let outer = lateInside
    lateInside = []
    defer { lateInside = outer }
    let result = try publisherMethod(values, finishes: finishes, call)
    guard let result, state.pipelines.count < Pipeline.most else { return result }
    let followed = pipeline(of: value)
    var pipeline = followed ?? Pipeline(root: value, places: [])
    if call.name == "sink" || call.name == "assign" {
      return followed == nil
        ? result : subscribe(to: pipeline, call, giving: result, hasBegun: !values.isEmpty)
    }
    pipeline.calls.append(call)
    let passesNow = try !putOff(values, finishes: finishes, in: &pipeline, call)
    if Pipeline.closing.contains(call.name) {
      guard !pipeline.late.isEmpty else { return result }
      pipeline.places = []
      return self.followed(result, by: pipeline, [])
    }
    guard followed != nil || !pipeline.late.isEmpty || pipeline.seconds > 0 else { return result }
    return self.followed(
      passesNow ? result : publisher([], finishes: false), by: pipeline, call.arguments)
  }

  private func subscribe(
    to pipeline: Pipeline, _ end: LibraryCall, giving result: Value, hasBegun: Bool
  ) -> Value {
    let subscription = Subscription(id: state.nextWorkID(), pipeline: pipeline, end: end)
    for place in Set(pipeline.places) { state.subscriptions[place, default: []].append(subscription) }
    if hasBegun { noteBegun(subscription) }
    for late in pipeline.late {
      putOff(.arrive(late, subscription), by: ahead + late.seconds, id: subscription.id)
    }
    // `assign(to: &$tide)` ends with the object that publishes the tide.
    guard end.name == "sink" || end["on"] != nil else { return result }
    return cancellable(.record("AnyCancellable", [:]), for: subscription.id)
  }

  /// What several give together, followed from the first of them.
  func followed(joined result: Value, _ call: LibraryCall, by name: String = "combineLatest")
    throws(Interrupt)
    -> Value
  {
    let isFollowed = name == "combineLatest"
    guard let first = call.first,
      var pipeline = pipeline(of: first) ?? (isFollowed ? nil : Pipeline(root: first, places: []))
    else { return result }
    let rest = Array(call.arguments.dropFirst())
    let operation = LibraryCall(name, rest, call.expression)
    pipeline.calls.append(operation)
    _ = try putOff([], finishes: false, in: &pipeline, operation)
    guard isFollowed || !pipeline.late.isEmpty else { return result }
    if !isFollowed { pipeline.places = [] }
    return followed(result, by: pipeline, isFollowed ? rest : [])
  }

  private func followed(_ result: Value, by pipeline: Pipeline, _ inputs: [EvaluatedArgument]) -> Value {
    guard case .record(var record) = result, record.type == "Publisher",
      state.pipelines.count < Pipeline.most
    else { return result }
    var pipeline = pipeline
    for place in inputs.compactMap({ self.pipeline(of: $0.value)?.places }).joined()
    where !pipeline.places.contains(place) {
      pipeline.places.append(place)
    }
    record["pipeline"] = .int(state.pipelines.count)
    if !pipeline.late.isEmpty { record["finishes"] = .bool(false) }
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

  func pipeline(of value: Value) -> Pipeline? {
    if let place = place(of: value) { return Pipeline(root: value, places: [place]) }
    return number(of: value).map { state.pipelines[$0] }
  }

  /// Where the pipeline of a publisher that operators made is kept.
  private func number(of publisher: Value) -> Int? {
    guard case .record(let record) = publisher, record.type == "Publisher",
      let index = record["pipeline"]?.exactInt, state.pipelines.indices.contains(index)
    else { return nil }
    return index
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
    let outer = nowByPipeline
    nowByPipeline = nil
    defer {
      tellingDepth -= 1
      nowByPipeline = outer
    }
    for subscription in subscriptions where !state.stoppedTimers.contains(subscription.id) {
      let pipeline = subscription.pipeline
      if let waiting, waiting != pipeline.waits { continue }
      if pipeline.calls.contains(where: { $0.name == "removeDuplicates" && $0.function == nil }),
        try isSame(old, value, subscription.end.expression)
      {
        continue
      }
      try tell(subscription, of: value, at: place)
    }
  }

  private func tell(
    _ subscription: Subscription, of value: Value, at place: PublishingPlace
  ) throws(Interrupt) {
    let pipeline = subscription.pipeline
    if self.place(of: pipeline.root) == place {
      return try pass([value], finishes: false, through: subscription, during: (place, value))
    }
    // It comes in by an operator that joins several.
    let joining = pipeline.calls.firstIndex { call in
      call.arguments.contains { self.pipeline(of: $0.value)?.places.contains(place) ?? false }
    }
    guard let joining else { return }
    let before = ahead
    defer { ahead = before }
    let wait = seconds(of: place, joining: pipeline.calls[joining])
    if wait > 0 {
      let late = LateValues(
        seconds: wait, values: [value], next: joining, place: place, operation: -1 - joining)
      guard !isLate(wait) else { return arriveLater(late, for: subscription, replacing: true) }
      ahead += wait
    }
    try join(value, at: place, by: joining, subscription)
  }

  /// Lets what a place published go on from the operator by which it comes into the pipeline.
  func join(
    _ value: Value, at place: PublishingPlace, by joining: Int, _ subscription: Subscription
  ) throws(Interrupt) {
    let change = (place: place, value: value)
    let given = try run(subscription.pipeline, upTo: joining + 1, during: change)
    try pass(
      published(given) ?? [], finishes: false, through: subscription, from: joining + 1, during: change)
  }

  /// What a publisher that is joined with others gives now; once for all places at which it is joined.
  private func now(
    _ input: Value, _ pipeline: Pipeline, during change: (place: PublishingPlace, value: Value)?
  ) throws(Interrupt) -> Value {
    guard let number = number(of: input) else { return try run(pipeline, during: change) }
    if let known = nowByPipeline?[number] { return known }
    let isOutermost = nowByPipeline == nil
    if isOutermost { nowByPipeline = [:] }
    defer { if isOutermost { nowByPipeline = nil } }
    let result = try run(pipeline, during: change)
    nowByPipeline?[number] = result
    return result
  }

  /// What a pipeline gives when a place publishes a value, and everything else is as it is now.
  private func run(
    _ pipeline: Pipeline, upTo end: Int? = nil, during change: (place: PublishingPlace, value: Value)?
  ) throws(Interrupt) -> Value {
    var given = published(pipeline.root) ?? []
    if let change, place(of: pipeline.root) == change.place { given = [change.value] }
    var current = publisher(given, finishes: false)
    for call in pipeline.calls.prefix(end ?? pipeline.calls.count)
    where call.name != "dropFirst" && call.name != "removeDuplicates" {
      try charge(1, call.expression)
      var arguments = call.arguments
      var merged: Value?
      for index in arguments.indices {
        guard let input = self.pipeline(of: arguments[index].value) else { continue }
        arguments[index].value = try now(arguments[index].value, input, during: change)
        guard call.name == "merge", let change, input.places.contains(change.place) else { continue }
        merged = arguments[index].value
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

/// Operators of Combine that let time pass. What they put off by a second or less comes at once; what they put
/// off by more, all of a pipeline's together, comes with the gesture `wait`.
extension Machine {
  /// Seconds by which an operator holds back all that comes.
  private func seconds(of call: LibraryCall) -> Double {
    guard call.name == "delay" || call.name == "debounce" else { return 0 }
    return max(0, delay(call) ?? 0)
  }

  /// Seconds that a `throttle` lasts; nil for those that are too short to be followed.
  private func throttling(_ call: LibraryCall) -> Double? {
    guard call.name == "throttle", let seconds = delay(call), seconds > Machine.longestDelay else {
      return nil
    }
    return seconds
  }

  /// Seconds by which a place's values come late to the operator that joins them with others.
  func seconds(of place: PublishingPlace, joining call: LibraryCall) -> Double {
    let inputs = call.arguments.lazy.compactMap { self.pipeline(of: $0.value) }
    guard let input = inputs.first(where: { $0.places.contains(place) }) else { return 0 }
    let joining = input.calls.firstIndex { call in
      call.arguments.contains { self.pipeline(of: $0.value)?.places.contains(place) ?? false }
    }
    let before = joining.map { seconds(of: place, joining: input.calls[$0]) } ?? 0
    return input.calls.dropFirst(joining ?? 0).reduce(before) { $0 + seconds(of: $1) }
  }

  /// Whether what comes after these seconds has to be waited for.
  func isLate(_ seconds: Double) -> Bool {
    seconds > 0 && (isPassing || ahead + seconds > Machine.longestDelay)
  }

  // MARK: What a new subscriber is given

  /// Puts off what a pipeline's newest operator would give at once; tells whether that is put off.
  func putOff(
    _ values: [Value], finishes: Bool, in pipeline: inout Pipeline, _ call: LibraryCall
  ) throws(Interrupt) -> Bool {
    let next = pipeline.calls.count
    for var late in lateInside {
      late.seconds += pipeline.seconds
      late.finishes = late.finishes && finishes
      late.next = next
      pipeline.late.append(late)
    }
    lateInside = []
    try putOffInputs(of: call, in: &pipeline)
    let wait = seconds(of: call)
    guard wait > 0 else { return false }
    guard isLate(pipeline.seconds + wait) else {
      pipeline.seconds += wait
      return false
    }
    guard !values.isEmpty || finishes else { return false }
    let isDebounce = call.name == "debounce"
    pipeline.late.append(
      LateValues(
        seconds: pipeline.seconds + wait, values: isDebounce ? values.suffix(1) : values, finishes: finishes,
        next: next, operation: isDebounce ? next - 1 : nil, isFirst: true))
    return true
  }

  /// What publishers that are joined with others give late.
  private func putOffInputs(of call: LibraryCall, in pipeline: inout Pipeline) throws(Interrupt) {
    guard ["combineLatest", "zip", "withLatestFrom", "merge"].contains(call.name) else { return }
    var last: Double?
    for argument in call.arguments {
      for var late in try late(argument.value) {
        late.seconds += pipeline.seconds
        late.next = pipeline.calls.count
        if call.name == "merge", pipeline.late.count < PendingWork.most { pipeline.late.append(late) }
        last = max(last ?? 0, late.seconds)
      }
    }
    guard var last, call.name != "merge" else { return }
    // Nothing comes before each has given something.
    for late in pipeline.late {
      last = max(last, pipeline.calls.dropFirst(late.next).reduce(late.seconds) { $0 + seconds(of: $1) })
    }
    pipeline.late = [LateValues(seconds: last, values: nil, next: pipeline.calls.count, isFirst: true)]
  }

  /// What a publisher gives late, when all its operators have let it by.
  func late(_ publisher: Value) throws(Interrupt) -> [LateValues] {
    guard let number = number(of: publisher), !state.pipelines[number].late.isEmpty else { return [] }
    if let known = lateByPipeline?[number] { return known }
    let (outer, isOutermost) = (lateInside, lateByPipeline == nil)
    if isOutermost { lateByPipeline = [:] }
    defer {
      lateInside = outer
      if isOutermost { lateByPipeline = nil }
    }
    let pipeline = state.pipelines[number]
    var result: [LateValues] = []
    for late in pipeline.late { result += try completed(late, by: pipeline) }
    lateByPipeline?[number] = result
    return result
  }

  /// What the rest of a pipeline makes of late values.
  private func completed(_ late: LateValues, by pipeline: Pipeline) throws(Interrupt) -> [LateValues] {
    var given = late
    var current = try arrived(late, in: pipeline)
    var others: [LateValues] = []
    for (index, call) in pipeline.calls.enumerated().dropFirst(late.next) {
      // What the others give comes by itself.
      if call.name == "merge" { continue }
      try charge(1, call.expression)
      given.seconds += seconds(of: call)
      lateInside = []
      current =
        try publisherMethod(published(current) ?? [], finishes: finishes(current), call) ?? current
      for var inside in lateInside {
        inside.seconds += given.seconds
        inside.next = index + 1
        others += try completed(inside, by: pipeline)
      }
    }
    given.values = published(current) ?? []
    given.finishes = finishes(current)
    return [given] + others
  }

  /// What late values are when they come.
  private func arrived(_ late: LateValues, in pipeline: Pipeline) throws(Interrupt) -> Value {
    guard let values = late.values else { return try joined(pipeline, late) }
    return publisher(values, finishes: late.finishes)
  }

  /// What an operator makes of several publishers, some of which are late, once all have given what they have.
  private func joined(_ pipeline: Pipeline, _ late: LateValues) throws(Interrupt) -> Value {
    var current = try complete(pipeline.root)
    for call in pipeline.calls.prefix(late.next) {
      try charge(1, call.expression)
      var arguments = call.arguments
      for index in arguments.indices where published(arguments[index].value) != nil {
        arguments[index].value = try complete(arguments[index].value)
      }
      let next = LibraryCall(call.name, arguments, call.expression)
      current = try publisherMethod(published(current) ?? [], finishes: finishes(current), next) ?? current
    }
    return current
  }

  private func complete(_ publisher: Value) throws(Interrupt) -> Value {
    let late = try late(publisher)
    guard !late.isEmpty else { return publisher }
    let values = (published(publisher) ?? []) + late.flatMap { $0.values ?? [] }
    return self.publisher(values, finishes: late.contains(where: \.finishes))
  }

  // MARK: What subscribers are given later

  /// An operator with what the publishers that it joins have to give now.
  private func withInputs(
    _ call: LibraryCall, during change: (place: PublishingPlace, value: Value)?
  ) throws(Interrupt) -> LibraryCall {
    var arguments = call.arguments
    var isChanged = false
    for index in arguments.indices {
      guard let input = pipeline(of: arguments[index].value) else { continue }
      arguments[index].value = try now(arguments[index].value, input, during: change)
      isChanged = true
    }
    return isChanged ? LibraryCall(call.name, arguments, call.expression) : call
  }

  /// Lets values go on through a pipeline, up to its end or to where they wait.
  ///
  /// - Parameter change: what is being published, which the place that publishes it may not have yet.
  func pass(
    _ values: [Value], finishes: Bool, through subscription: Subscription, from start: Int = 0,
    isFirst: Bool = false, during change: (place: PublishingPlace, value: Value)? = nil
  ) throws(Interrupt) {
    let (before, outer) = (ahead, lateInside)
    defer { (ahead, lateInside) = (before, outer) }
    var current = publisher(values, finishes: finishes)
    for (index, call) in subscription.pipeline.calls.enumerated().dropFirst(start) {
      if !isFirst, call.name == "dropFirst" || call.name == "removeDuplicates" { continue }
      // What the others give comes by itself.
      if call.name == "merge" { continue }
      let given = published(current) ?? []
      if isHeld(given, finishes: self.finishes(current), by: index, call, subscription, isFirst) { return }
      lateInside = []
      let operation = try withInputs(call, during: change)
      current = try publisherMethod(given, finishes: self.finishes(current), operation) ?? current
      for var late in lateInside {
        late.next = index + 1
        arriveLater(late, for: subscription, replacing: call.name == "switchToLatest")
      }
    }
    let given = published(current) ?? []
    guard !given.isEmpty || self.finishes(current) else { return }
    _ = try publisherMethod(given, finishes: self.finishes(current), subscription.end)
  }

  /// Whether an operator holds values back; those that it delays by a moment are let by.
  private func isHeld(
    _ values: [Value], finishes: Bool, by index: Int, _ call: LibraryCall, _ subscription: Subscription,
    _ isFirst: Bool
  ) -> Bool {
    guard !values.isEmpty || finishes else { return false }
    var late = LateValues(seconds: 0, values: values, finishes: finishes, next: index + 1, isFirst: isFirst)
    if let seconds = throttling(call) {
      let throttle = Throttle(subscription: subscription.id, operation: index)
      let now = state.clock + ahead
      let free = state.throttles[throttle].map { $0 + seconds } ?? now
      guard now < free - 1e-9 else {
        state.throttles[throttle] = now
        return false
      }
      late.operation = index
      late.values = call["latest"]?.boolValue == false ? Array(values.prefix(1)) : values.suffix(1)
      late.seconds = free - now
      let waiting = state.pending.firstIndex { $0.isHeld(by: index, of: subscription.id) }
      guard let waiting else {
        arriveLater(late, for: subscription)
        return true
      }
      if call["latest"]?.boolValue != false { state.pending[waiting].work = .arrive(late, subscription) }
      return true
    }
    late.seconds = seconds(of: call)
    guard isLate(late.seconds) else {
      ahead += late.seconds
      return false
    }
    if call.name == "debounce" {
      late.operation = index
      late.values = values.suffix(1)
    }
    arriveLater(late, for: subscription, replacing: call.name == "debounce")
    return true
  }

  /// - Parameter replacing: whether it takes the place of what the same operator holds back.
  func arriveLater(_ late: LateValues, for subscription: Subscription, replacing: Bool = false) {
    var late = late
    if replacing {
      late.operation = late.operation ?? late.next - 1
      state.pending.removeAll { work in
        guard work.isHeld(by: late.operation, of: subscription.id) else { return false }
        if case .arrive(let older, _) = work.work, older.isFirst { late.isFirst = true }
        return true
      }
    }
    putOff(.arrive(late, subscription), by: ahead + late.seconds, id: subscription.id)
  }

  /// What was put off goes on.
  func arrive(_ late: LateValues, for subscription: Subscription) throws(Interrupt) {
    if let place = late.place, let value = late.values?.last {
      return try join(value, at: place, by: late.next, subscription)
    }
    if let operation = late.operation, operation >= 0,
      throttling(subscription.pipeline.calls[operation]) != nil
    {
      state.throttles[Throttle(subscription: subscription.id, operation: operation)] = state.clock
    }
    let given = try arrived(late, in: subscription.pipeline)
    try pass(
      published(given) ?? [], finishes: finishes(given), through: subscription, from: late.next,
      isFirst: late.isFirst)
  }

  /// A view receives late what a publisher gives; what is newer takes the place of what is debounced.
  func receive(_ late: LateValues, _ action: ClosureValue, at view: Identity) {
    let work = state.receivers[view] ?? state.nextWorkID()
    state.receivers[view] = work
    if late.operation != nil { state.pending.removeAll { $0.id == work } }
    for value in late.values ?? [] { putOff(.call(action, [value]), by: ahead + late.seconds, id: work) }
  }

  /// A subscriber was given something at once: its throttles hold back what comes next.
  func noteBegun(_ subscription: Subscription) {
    for (index, call) in subscription.pipeline.calls.enumerated() where throttling(call) != nil {
      state.throttles[Throttle(subscription: subscription.id, operation: index)] = state.clock + ahead
    }
  }
}
