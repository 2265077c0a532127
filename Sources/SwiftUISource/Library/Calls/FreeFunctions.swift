extension Machine {
  /// A function of the library called by its bare name; nil where it is not known.
  func libraryFunction(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, hint: TypeHint? = nil,
    _ expression: Expression
  ) throws(Interrupt) -> Value? {
    if let value = try localizable(name, arguments, in: scope) { return value }
    if name == "resolve" || name == "dependency", importsFactory, let first = arguments.first,
      case .keyPath(let path) = try evaluate(first.value, in: scope)
    {
      return try resolved(path)
    }
    if name == "swap" { return try swap(arguments, in: scope) }
    if Machine.digestFunctions.contains(name) { return try digest(name, arguments, in: scope, expression) }
    if Machine.drawingFunctions[name] != nil {
      return try drawingFunction(LibraryCall(name, evaluate(arguments: arguments, in: scope), expression))
    }
    if Library.checks.contains(name) { return try checked(name, arguments, in: scope, expression) }
    if name == "withUnsafeBytes", arguments.count == 2, arguments[0].label == "of" {
      // What a pointer points to stands for the pointer.
      guard case .int(let number) = try evaluate(arguments[0].value, in: scope) else { return nil }
      let width = integerType(of: arguments[0].value, in: scope).map { Library.width(of: $0) } ?? 64
      let closure = try evaluate(arguments[1].value, in: scope)
      return try invoke(closure, [.array(Machine.bytes(of: number, width: width))], expression)
    }
    guard Library.functions.contains(name) || Library.mathematics.contains(name) else { return nil }
    let isFloating =
      Machine.floatingFunctions.contains(name)
      || hint.map { MachineTypes.floatingPoint.contains($0.type.unwrapped.simpleName ?? "") } == true
    let shared = ["max", "min"].contains(name) ? try sharedHint(arguments, in: scope) : nil
    var evaluated =
      if let shared {
        try arguments.map { (argument) throws(Interrupt) in
          EvaluatedArgument(
            label: argument.label, value: try evaluate(argument.value, in: scope, hint: shared),
            expression: argument.value)
        }
      } else { try evaluate(arguments: arguments, in: scope, takesFloating: isFloating) }
    if Library.mathematics.contains(name) { evaluated = try besideFloating(evaluated, in: scope) }
    if name == "print" { wrapOptionals(&evaluated, arguments, in: scope) }
    return try freeFunction(LibraryCall(name, evaluated, expression))
  }

  /// A class of the app's by its name behind that of its module.
  private func namedClass(_ call: LibraryCall) -> Value {
    guard let path = call.first?.stringValue?.split(separator: "."), path.count == 2,
      let info = project.types(named: String(path[1])).first, info.isReference
    else { return .none }
    return .type(TypeValue(info: info, name: info.name))
  }

  /// `max(.low, tide.level)`: what is named without its type is of the others'.
  private func sharedHint(_ arguments: [CallArgument], in scope: Scope) throws(Interrupt) -> TypeHint? {
    guard arguments.contains(where: \.value.isImplicitMember),
      let other = arguments.first(where: { !$0.value.isImplicitMember })
    else { return nil }
    let value = try evaluate(other.value, in: scope)
    if let info = declaredInfo(of: value) { return TypeHint(.named(info.path, []), owner: info) }
    return .named(value.typeName)
  }

  /// Optionals that are there as they are printed.
  func wrapOptionals(
    _ values: inout [EvaluatedArgument], _ arguments: [CallArgument], labeled label: String? = nil,
    in scope: Scope
  ) {
    for (index, argument) in arguments.enumerated() where argument.label == label && index < values.count {
      guard isOptional(argument.value, in: scope) else { continue }
      values[index].value = .string(describe(values[index].value, of: argument.value, in: scope))
    }
  }

  func libraryGlobal(_ name: String) -> Value? {
    switch name {
    case _ where Library.limits[name] != nil: return Library.limits[name]
    case "NSNotFound": return .int(.max)
    case "CC_MD5_DIGEST_LENGTH": return .int(16)
    case "CC_SHA1_DIGEST_LENGTH": return .int(20)
    case "CC_SHA256_DIGEST_LENGTH": return .int(32)
    case "CommandLine": return .record("CommandLine", ["arguments": Machine.startArguments])
    case "NSLocalizedDescriptionKey": return .string("NSLocalizedDescription")
    case "kCFBooleanTrue": return .bool(true)
    case "errSecSuccess", "noErr": return .int(0)
    case "errSecItemNotFound": return .int(-25_300)
    case "errSecDuplicateItem": return .int(-25_299)
    case _ where Machine.infoKeys[name] != nil: return Machine.infoKeys[name].map { .string($0) }
    case _ where name.hasPrefix("kSec") || name.hasPrefix("kCF") || name.hasPrefix("kUTType"):
      return .string(name)
    case _ where name.hasPrefix("kCLLocationAccuracy"): return Machine.locationAccuracies[name]
    // github.com/pointfreeco/xctest-dynamic-overlay: a preview is no test.
    case "_XCTIsTesting": return .bool(false)
    case "NSApp": return .record("UIApplication", [:])
    default: break
    }
    guard Library.mathematics.contains(name) || Library.functions.contains(name),
      name.first?.isLowercase == true
    else {
      return nil
    }
    let owner = Value.type(TypeValue(info: nil, name: "Swift"))
    return .closure(ClosureValue(body: .member(owner, name), scope: nil))
  }

  /// A function taken as a value: `reduce(0, max)`.
  func freeFunction(_ type: TypeValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard type.name == "Swift" else { return nil }
    return try freeFunction(call)
  }

  private func freeFunction(_ call: LibraryCall) throws(Interrupt) -> Value? {
    if Library.mathematics.contains(call.name) {
      return try mathematics(call) ?? unknownResult(of: call)
    }
    if Machine.storeFunctions.contains(call.name) { return try storeFunction(call) }
    switch call.name {
    case "print", "debugPrint", "dump", "NSLog": return printed(call)
    case "zip": return try zipped(call)
    case "stride": return try strided(call)
    case "repeatElement": return try repeatedElement(call)
    case "sequence": return try generated(call)
    case "type":
      guard let value = call["of"] else { return nil }
      return .type(TypeValue(info: declaredInfo(of: value), name: value.typeName))
    case "withAnimation", "withTransaction", "autoreleasepool", "withExtendedLifetime":
      return try runsClosures(call)
    case "withObservationTracking":
      // What is observed is read; what is to run at a change waits for one.
      guard let function = call.first else { return nil }
      return try invoke(function, [], call.expression)
    case "NSClassFromString": return namedClass(call)
    case "NSSelectorFromString": return Value.none
    // What the owner of a Mac allows an app is not allowed yet where it is new.
    case "AXIsProcessTrusted", "AXIsProcessTrustedWithOptions", "CGPreflightScreenCaptureAccess",
      "CGRequestScreenCaptureAccess":
      return .bool(false)
    case "NSSearchPathForDirectoriesInDomains": return .array([.string("/Documents")])
    case "NSTemporaryDirectory", "NSHomeDirectory": return .string("/tmp")
    case "NSMakeRange":
      return .record(
        "NSRange", ["location": call.plain(0) ?? .int(0), "length": call.plain(1) ?? .int(0)])
    case "NSMaxRange":
      let range = call.plain()?.record(of: "NSRange")
      return .int((range?["location"]?.exactInt ?? 0) &+ (range?["length"]?.exactInt ?? 0))
    case "NSStringFromClass": return .string(call.first?.typeName ?? "")
    case "arc4random_uniform": return .int(randomIndex(below: call.first?.exactInt ?? 1))
    case "srand48":
      state.seed48(call.first?.exactInt ?? 0)
      return .void
    case "drand48": return .double(state.nextRandom48())
    case "arc4random": return .int(Int(state.nextRandom() & 0xffff_ffff))
    // The bytes stay as they are: nobody hears which they are.
    case "SecRandomCopyBytes": return .int(0)
    case "SecItemAdd", "SecItemUpdate", "SecItemDelete", "SecItemCopyMatching":
      // The keychain is empty.
      return .int(-25_300)
    case "Task": return try startTask(call)
    case "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation":
      throw .suspended
    case "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup": throw .suspended
    default: return .void
    }
  }

  /// Runs what it is given at once: nothing here takes time.
  private func runsClosures(_ call: LibraryCall) throws(Interrupt) -> Value {
    var result = Value.void
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      let value = try self.call(closure, [], call.expression)
      if argument.label != "completion", argument.label != "onChange" { result = value }
    }
    return result
  }

  private func swap(_ arguments: [CallArgument], in scope: Scope) throws(Interrupt) -> Value? {
    guard arguments.count == 2 else { return nil }
    let a = try evaluate(arguments[0].value, in: scope)
    let b = try evaluate(arguments[1].value, in: scope)
    try mutate(arguments[0].value, in: scope) { (place) throws(Interrupt) in place = b }
    try mutate(arguments[1].value, in: scope) { (place) throws(Interrupt) in place = a }
    return .void
  }

  private func printed(_ call: LibraryCall) -> Value {
    let separator = string(call["separator"]) ?? " "
    var values = call.arguments.filter { $0.label == nil }.map(\.value)
    if call.name == "NSLog", let format = values.first {
      values = [.string(self.format(describe(format), Array(values.dropFirst())))]
    }
    var line = values.map { describe($0) }.joined(separator: separator)
    let terminator = string(call["terminator"]) ?? "\n"
    // What ends without a line feed is one line with what is printed next.
    // What is printed changes nothing that a view could read.
    if let open = state.defaults[Machine.openLine]?.stringValue {
      line = open + line
      state.defaults[Machine.openLine] = nil
    }
    if terminator.hasSuffix("\n") {
      events.append(.output(shown(line + terminator.dropLast())))
    } else if line.utf8.count < environment.bounds.textLength {
      state.defaults[Machine.openLine] = .string(line + terminator)
    }
    return .void
  }

  /// Where a line that is not ended yet waits; no key of an app can be equal to it.
  private static let openLine = "\u{0}line"

  /// `assert` and its kin: on a device they end the program with their message.
  private func checked(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value {
    let isCheck = name == "assert" || name == "precondition"
    if isCheck, let condition = arguments.first {
      let value = try evaluate(condition.value, in: scope, hint: .named("Bool"))
      if value.isUnknown || truth(value, expression) { return .void }
    }
    let message = isCheck ? arguments.dropFirst().first : arguments.first
    var text = ""
    if let message, message.label == nil { text = describe(try evaluate(message.value, in: scope)) }
    if name.hasPrefix("assert") {
      // Released apps go on past their assertions.
      notice(
        .note, .trap, expression.file, expression.start,
        text.isEmpty ? "'\(name)' does not hold here" : "'\(name)' does not hold here: \(text)")
      return .void
    }
    throw trap(
      text.isEmpty ? "'\(name)' stops the program here" : "'\(name)' stops the program here: \(text)",
      expression)
  }
}

extension Library {
  static let checks: Set<String> = [
    "fatalError", "preconditionFailure", "assertionFailure", "assert", "precondition",
  ]

  static let functions: Set<String> = [
    "print", "debugPrint", "dump", "NSLog", "zip", "stride", "repeatElement", "sequence", "type",
    "withAnimation",
    "withTransaction", "withObservationTracking", "autoreleasepool", "withExtendedLifetime",
    "NSClassFromString", "NSMakeRange", "NSMaxRange", "NSSearchPathForDirectoriesInDomains",
    "NSTemporaryDirectory", "NSHomeDirectory",
    "NSSelectorFromString", "NSStringFromClass", "arc4random_uniform", "arc4random", "Task", "os_log",
    "os_signpost",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
    "exit",
    "SecItemAdd", "SecItemUpdate", "SecItemDelete", "SecItemCopyMatching", "srand48", "drand48",
    "SecRandomCopyBytes", "AXIsProcessTrusted", "AXIsProcessTrustedWithOptions",
    "CGPreflightScreenCaptureAccess", "CGRequestScreenCaptureAccess",
    "UIImageWriteToSavedPhotosAlbum", "AudioServicesPlaySystemSound",
    "_isOfEntity", "_holds",
    "_perform", "_keyName", "_found", "_markdownBlocks",
  ]
}
