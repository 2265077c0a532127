extension Machine {
  /// Methods of values that are held as records.
  func recordMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) throws(Interrupt)
    -> Value?
  {
    if Library.gestures.contains(record.type) { return gesture(record, call) }
    if call.name.hasPrefix("withLock"), let function = call.function {
      return try locked(&value, record, function, call.expression)
    }
    if Machine.formatters.contains(record.type) { return try formatterMethod(of: &value, record, call) }
    switch record.type {
    case "AnimatablePair": return scale(&value, call)
    case "NSRange" where call.name == "contains":
      guard let start = record["location"]?.exactInt, let length = record["length"]?.exactInt,
        let place = call.first?.exactInt
      else { return nil }
      return .bool(place >= start && place < start &+ length)
    case "NSString": return try olderStringMethod(of: &value, record, call)
    case "Calendar": return try calendarMethod(record, call)
    case "Unmanaged": return Machine.unmanagedMethod(record, call)
    case "StringInterpolation" where call.name == "appendLiteral" || call.name == "appendInterpolation":
      value = appended(to: record, call)
      return .void
    case "Store": return try storeMethod(record, call)
    case "StoreTask" where call.name == "finish" || call.name == "cancel": return .void
    case "Locale": return localeMethod(record, call)
    case "TimeZone": return timeZoneMethod(record, call)
    case "Locale.Language": return languageMethod(record, call)
    case "Bundle": return bundleMethod(call)
    case "ProcessInfo": return processInformationMethod(call)
    case "UserDefaults": return defaultsMethod(call)
    case "FormatStyle": return try styleMethod(value, call)
    case "Measurement": return measurementMethod(of: &value, record, call)
    case "CGRect", "CGSize", "CGPoint": return geometryMethod(record, call)
    case "CharacterSet": return characterSetMethod(of: &value, record, call)
    case "Duration", "DateComponents", "PersonNameComponents", "UUID": return nil
    case "NavigationPath": return try pathMethod(of: &value, record, call)
    case "CurrentValueSubject" where call.name == "send", "PassthroughSubject" where call.name == "send":
      return try send(call, to: record)
    case "Publisher", "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Empty", "Fail":
      if let given = timerMethod(of: value, call) { return given }
      return try publisherMethod(of: value, published(value) ?? [], finishes: finishes(value), call)
    case "Data": return try dataMethod(of: &value, record, call)
    case "Task", "Timer", "PresentationMode": return try taskMethod(record, call)
    case "DateInterval": return intervalMethod(record, call)
    case "NSPredicate":
      guard call.name == "evaluate", let object = call["with"] else { return nil }
      return try storeFunction(
        LibraryCall(
          "_holds", [EvaluatedArgument(label: nil, value: value), .init(label: nil, value: object)],
          call.expression))
    case "JSONEncoder", "PropertyListEncoder": return try encodingMethod(record, call)
    case _ where Machine.decodingTypes.contains(record.type):
      return try decodingMethod(of: &value, record, call)
    case "UIApplication", "ScrollViewProxy", "ModelContext": return quietMethod(record, call)
    case "AttributeContainer": return attributeMethod(record, call)
    default: return try plainRecordMethod(of: value, record, call)
    }
  }

  /// `withLock { state in … }`: the state is kept as the closure leaves it; a lock without one just runs it.
  private func locked(
    _ value: inout Value, _ record: RecordValue, _ function: Value, _ expression: Expression
  ) throws(Interrupt) -> Value {
    let labels: [String?] = ["initialState", "uncheckedState", nil]
    guard let index = record.fields.firstIndex(where: { labels.contains($0.label) }),
      case .closure(let closure) = function
    else { return try invoke(function, [], expression) }
    var changed = record
    defer { value = .record(changed) }
    return try call(closure, changing: &changed.fields[index].value, [], expression)
  }

  private func plainRecordMethod(of value: Value, _ record: RecordValue, _ call: LibraryCall)
    throws(Interrupt) -> Value?
  {
    if record.type.hasPrefix("AccessibilityNotification."), call.name == "post" {
      return postNotification(record)
    }
    if record.type == "NSCache", call.name == "object" { return Value.none }
    if record.type == "DispatchQueue" || record.type == "OperationQueue" {
      if let result = try queueMethod(call) { return result }
    }
    if record.type == "Mirror", call.name == "descendant" {
      return descendant(of: record["subject"] ?? .none, call.arguments.map(\.value))
    }
    if record.type == "URLRequest" { return .void }
    if record.type == "AnyCancellable" { return try cancellableMethod(of: value, record, call) }
    if record.type == "Factory" { return try factoryMethod(record, call) }
    if record.type == "GeometryProxy" { return frame(of: record, call) }
    if record.type == "NSRegularExpression" { return try regularMethod(record, call) }
    if record.type == "Regex" { return try regexMethod(record, call) }
    if record.type == "NSTextCheckingResult" { return rangeOfGroup(record, call) }
    if record.type == "UIFontMetrics" { return call.first }
    if Machine.drawnPictures.contains(record.type) { return drawnPictureMethod(record, call) }
    if Library.inert.contains(record.type) { return .void }
    // Layouts and styles are called like functions and changed by methods of the same kind.
    if let field = record[call.name], field.isFunction {
      return try invoke(field, call.arguments.map(\.value), call.expression)
    }
    if SDK.viewRecords.contains(record.type) || record.type.hasPrefix("UI") { return value }
    return nil
  }

  /// The space of a reader of geometry, from its own corner.
  private func frame(of proxy: RecordValue, _ call: LibraryCall) -> Value? {
    guard call.name == "frame" || call.name == "bounds" else { return nil }
    let size = proxy["size"]?.recordValue
    return Library.rect(0, 0, size?["width"]?.doubleValue ?? 0, size?["height"]?.doubleValue ?? 0)
  }

  private func styleMethod(_ value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if call.name == "format", let first = call.first { return try applyFormat(first, value, call.expression) }
    if call.name == "parse", let text = string(call.first) {
      return try parsed(text, by: value, call.expression)
    }
    return FormatStyleValue(value)?.adding(call.name, call.arguments)
  }

  /// `DragGesture().onEnded { … }`: what happens is kept beside what it is.
  private func gesture(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    var result = record
    guard let last = call.arguments.last else { return .record(record) }
    result[call.name] = last.value
    return .record(result)
  }

  private func attributeMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard let first = call.first else { return nil }
    var result = record
    result[call.name] = first
    return .record(result)
  }

  private func pathMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) throws(Interrupt)
    -> Value?
  {
    var elements = Value.array(record["elements"]?.arrayValue ?? [])
    guard let result = try arrayMutation(of: &elements, call) else { return nil }
    var changed = record
    changed["elements"] = elements
    value = .record(changed)
    return call.name.hasPrefix("remove") ? .void : result
  }

  private func taskMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "dismiss":
      guard case .closure(let closure)? = record["dismiss"] else { return .void }
      return try self.call(closure, [], call.expression)
    case "cancel", "invalidate":
      if let work = record["work"]?.exactInt { callOff(work) }
      return .void
    case "fire": return .void
    default: return nil
    }
  }

  private func intervalMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    guard let (start, end) = bounds(of: record, call.expression) else { return nil }
    if call.name == "contains", case .date(let moment)? = call.first {
      return .bool(moment >= start && moment <= end)
    }
    guard ["intersects", "intersection"].contains(call.name),
      let other = call.first?.record(of: "DateInterval"), let (from, to) = bounds(of: other, call.expression)
    else { return nil }
    let lower = max(start, from)
    let upper = min(end, to)
    if call.name == "intersects" { return .bool(lower <= upper) }
    guard lower <= upper else { return Value.none }
    return .record(
      "DateInterval", ["start": .date(lower), "end": .date(upper), "duration": .double(upper - lower)])
  }

  private func bounds(of interval: RecordValue, _ expression: Expression) -> (Double, Double)? {
    guard case .date(let start)? = interval["start"],
      case .date(let end)? = try? typedProperty("end", of: .record(interval), expression)
    else { return nil }
    return (start, end)
  }

  private func quietMethod(_ record: RecordValue, _ call: LibraryCall) -> Value? {
    switch call.name {
    case "canOpenURL": return .bool(true)
    case "open":
      if let url = string(call.first) { events.append(.output("open \(url)")) }
      return .void
    case "fetch": return .array([])
    case "fetchCount": return .int(0)
    case "save", "insert", "delete", "scrollTo", "sendAction", "registerForRemoteNotifications", "endEditing",
      "setAlternateIconName", "requestSceneSessionActivation", "beginReceivingRemoteControlEvents":
      return .void
    default: return nil
    }
  }

  private func characterSetMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) -> Value?
  {
    switch call.name {
    case "formUnion", "insert", "remove", "subtract", "formIntersection", "formSymmetricDifference":
      let other: Value =
        call["charactersIn"].map { .record("CharacterSet", ["charactersIn": $0]) } ?? call.first ?? .none
      guard let changed = combined(.record(record), call.name, other) else { return nil }
      value = changed
      return .void
    case "union", "subtracting", "intersection", "symmetricDifference":
      return call.first.flatMap { combined(.record(record), call.name, $0) }
    case "contains":
      guard let character = string(call.first)?.first, let set = characterSet(.record(record)) else {
        return nil
      }
      return .bool(set(character))
    default: return nil
    }
  }

  /// Values that are called like functions.
  func libraryRecordCall(
    _ record: RecordValue, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    if let name = Library.layouts[record.type] { return layoutView(name, record, arguments, expression) }
    if record.type == "AnyLayout", case .view(let inner)? = record.fields.first?.value {
      let layout = RecordValue(type: inner.name, fields: inner.arguments)
      return Library.layouts[inner.name].flatMap { layoutView($0, layout, arguments, expression) }
    }
    if let made = try factory(record, arguments, expression) { return made }
    guard let handler = record.fields.first(where: { $0.value.isFunction })?.value else { return nil }
    return try invoke(handler, arguments.map(\.value), expression)
  }

  private func layoutView(
    _ name: String, _ record: RecordValue, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) -> Value? {
    guard case .closure(var closure)? = arguments.last?.value else { return nil }
    closure.isViewBuilder = true
    let fields = record.fields + [LabeledValue(label: "content", value: .closure(closure))]
    return .view(ViewValue(.sdk(name), arguments: fields, file: expression.file, start: expression.start))
  }
}

extension Library {
  static let gestures: Set<String> = [
    "TapGesture", "LongPressGesture", "DragGesture", "MagnificationGesture", "MagnifyGesture",
    "RotationGesture",
    "RotateGesture", "SpatialTapGesture", "SequenceGesture", "SimultaneousGesture", "ExclusiveGesture",
    "WindowDragGesture",
  ]

  static let layouts: [String: String] = [
    "HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack", "GridLayout": "Grid",
  ]

  /// Objects that only do what can't be heard: haptics, logs, sounds, windows of UIKit.
  static let inert: Set<String> = [
    "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "Logger",
    "OSLog",
    "NSLock", "NSCache", "UNUserNotificationCenter", "DispatchSemaphore", "DispatchGroup", "OperationQueue",
    "Mutex",
    "UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance", "CIContext", "CIFilter",
    "CIImage", "Hasher",
    "AnyCancellable",
    "OSSignposter", "AVAudioSession", "UIPasteboard", "NSParagraphStyle", "NSMutableParagraphStyle",
    "URLCache",
    "SystemSoundID", "CADisplayLink", "OSAllocatedUnfairLock", "NSRecursiveLock", "UIFontMetrics",
  ]
}

/// Base 64, as data is written in text.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func encoded(_ bytes: [UInt8]) -> String {
    var result = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for byte in group { bits = bits << 8 | Int(byte) }
      bits <<= 8 * (3 - group.count)
      for position in 0..<4 {
        result.append(position <= group.count ? alphabet[bits >> (18 - 6 * position) & 63] : "=")
      }
    }
    return result
  }

  static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for character in text where character != "=" && !character.isNewline {
      guard let value = values[character] else { return nil }
      bits = (bits << 6 | value) & 0xff_ffff
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 255))
      }
    }
    return bytes
  }

  private static let values: [Character: Int] = Dictionary(
    uniqueKeysWithValues: alphabet.enumerated().map { ($0.element, $0.offset) })
}
