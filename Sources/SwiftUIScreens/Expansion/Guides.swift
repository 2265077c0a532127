import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

/// Which lines an `alignmentGuide` may place.
enum GuideAxis: String {
  case horizontal = "HorizontalAlignment"
  case vertical = "VerticalAlignment"
}

extension ViewExpander {
  /// `.alignmentGuide(.top) { d in … }`: the line with the position that the app's code gives it; nil for one of
  /// the other axis. Until the view is laid out, it is taken to have no size.
  func guide(_ record: Record, _ axis: GuideAxis, at place: Identity) throws -> Modifier? {
    let call = RecordedCall(record, machine)
    guard let line = call.arguments.first, line.type.nominal?.name == axis.rawValue else { return nil }
    guard let given = call["computeValue"], case .function(let function) = given.value,
      let dimensions = given.type.function?.parameters.first?.type.nominal
    else { throw Interruption.unknown("where \(call.name) places a line", record.place) }
    machine.store.cannotRepeat()
    let frame = frames[place] ?? .zero
    assumedFrames[place] = frame
    let size = frame.size
    let known = try machine.make(
      dimensions.selfType, labels: ["_width", "_height"], .floating(size.width), .floating(size.height))
    guard case .floating(let position) = try function.call(known) else {
      throw Interruption.unknown("where \(call.name) places a line", record.place)
    }
    return Modifier(
      call.name,
      [
        Argument(nil, try convert(line.typed, at: place, Surroundings(environment: .unset))),
        Argument("axis", .symbol(axis == .horizontal ? "horizontal" : "vertical")),
        Argument("position", .double(position)),
        Argument("place", .opaque(OpaqueValue(place), description: "")),
      ], source: call.location)
  }
}
