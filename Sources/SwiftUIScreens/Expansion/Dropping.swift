import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary

extension ViewExpander {
  /// `dropDestination` and `onDrop`: told what was dragged, the action is given a list of it.
  func drop(_ call: RecordedCall, at place: Identity, _ around: Surroundings) throws -> Modifier {
    var modifier = Modifier(call.name, [], source: call.location)
    for (index, argument) in call.arguments.enumerated() {
      let label = argument.writtenLabel == "perform" ? "action" : argument.writtenLabel
      guard let function = argument.value.functionValue, let type = functionType(of: argument) else {
        // Who answers for a drop may be a view; it is not shown here.
        let value =
          argument.label == "delegate"
          ? try opaque(machine.opened(argument.typed)) : try convert(argument, at: place.child(index), around)
        modifier.arguments.append(Argument(label, value))
        continue
      }
      let deed: AppAction.Deed =
        label == "action"
        ? .system { given, run in try run.drop(given, into: function, type) }
        : .function(function, argument.type)
      modifier.arguments.append(Argument(label, .handler(Handler(run.action(deed)))))
    }
    return modifier
  }

  private func functionType(of argument: RecordedCall.Given) -> FunctionType? {
    argument.type.function ?? machine.program.language.wrapped(argument.type)?.function
  }
}

extension RuntimeValue {
  /// A function, of whatever optional type.
  var functionValue: FunctionValue? {
    if case .function(let function)? = unwrapped { return function }
    return nil
  }
}

extension ScreenRun {
  /// Runs what a drop does; what is dragged and is of another type than the one that is wanted is not taken.
  fileprivate func drop(_ given: [PlainValue], into function: FunctionValue, _ type: FunctionType) throws {
    var arguments: ContiguousArray<RuntimeValue> = []
    for parameter in type.parameters {
      let wanted = machine.plain(parameter.type)
      if wanted.nominal === machine.nominal("Array", of: "Swift"), let element = wanted.arguments.first {
        guard let items = try given.first.map({ try dragged($0, as: element) }) ?? [] else { return }
        arguments.append(.list(items))
      } else if wanted.nominal?.name == "CGPoint" {
        arguments.append(try value(.point(Point(x: 0, y: 0)), as: wanted))
      } else {
        throw Interruption.unknown("what a drop is told as \(wanted)")
      }
    }
    _ = try function.call(list: &arguments)
  }

  /// nil where it is of another type.
  private func dragged(_ value: PlainValue, as type: Type) throws -> ContiguousArray<RuntimeValue>? {
    if type.nominal?.name == "NSItemProvider" { return [try machine.makePlain(type)] }
    if case .opaque(let opaque) = value, let kept = (opaque.payload as? KeptValue)?.value(with: code),
      kept.type !== type
    {
      return nil
    }
    return [try self.value(value, as: type)]
  }
}
