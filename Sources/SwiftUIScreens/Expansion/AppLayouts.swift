import EarshotSwiftRuntime
import EarshotSwiftSemantics
import EarshotViewTree
import EarshotVocabulary
import Foundation

extension ViewExpander {
  /// What layout asks of a layout of the app.
  func appLayout(_ layout: TypedValue, at place: SourceLocation?) -> [Argument] {
    machine.store.cannotRepeat()
    let asked = AskedAppLayout(layout, run, appLayoutSteps, at: place)
    var arguments = [Argument("layout", .opaque(OpaqueValue(asked), description: "\(layout.type)"))]
    if let axis = stackAxis(of: layout.type) { arguments.append(Argument("stackOrientation", .symbol(axis))) }
    return arguments
  }

  /// `layoutProperties.stackOrientation`, by which spacers and dividers know the direction.
  private func stackAxis(of type: Type) -> String? {
    guard let layouts = machine.nominal("Layout", of: "SwiftUI"),
      let properties = machine.requirement("layoutProperties", of: layouts),
      machine.hasCode(for: properties, on: type),
      let value = try? machine.read(properties, of: TypedValue(.metatype(type), type)),
      case .fields(let fields) = value.value, case .enumCase(let axis, _)? = fields.first?.unwrapped
    else { return nil }
    return axis == 0 ? "horizontal" : "vertical"
  }
}

/// The steps that all layouts of the app may take for one screen.
final class AppLayoutSteps {
  var left: Int
  init(_ left: Int) { self.left = left }
}

/// A layout of the app, for whoever lays out the screen.
private struct AskedAppLayout: AppLayout, Hashable {
  /// What is asked, and how.
  struct Content {
    var layout: TypedValue
    var start: ScreenRun.Start
    var steps: AppLayoutSteps
    /// Where it is used.
    var place: SourceLocation?
  }

  private let held: Guarded<Content>

  init(_ layout: TypedValue, _ run: ScreenRun, _ steps: AppLayoutSteps, at place: SourceLocation?) {
    held = Guarded(
      Content(layout: layout, start: run.beginning, steps: steps, place: place), of: run.code)
  }

  func begin(_ views: any ArrangedViews) -> any AppLayoutQuestions { AskedQuestions(held, views) }

  static func == (one: AskedAppLayout, other: AskedAppLayout) -> Bool { one.held === other.held }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(held)) }
}

/// What a layout of the app says of some views.
private final class AskedQuestions: AppLayoutQuestions {
  /// What the layout keeps between the questions.
  private final class Cache {
    var value: RuntimeValue?
  }

  private let held: Guarded<AskedAppLayout.Content>
  private let cache: Guarded<Cache>
  private let views: any ArrangedViews
  private var gaps: [Gap] = []

  init(_ held: Guarded<AskedAppLayout.Content>, _ views: any ArrangedViews) {
    self.held = held
    self.views = views
    cache = held.app.alone { code in Guarded(Cache(), of: code) }
  }

  func takeGaps() -> [Gap] {
    defer { gaps = [] }
    return gaps
  }

  func size(_ proposal: Proposal) -> Size? {
    ask("sizeThatFits", ["proposal", "subviews", "cache"]) { code in
      [try self.proposed(proposal, code.machine), try self.subviews(code)]
    } answer: { value in
      let size = try value.hosted(CGSize.self)
      return Size(width: size.width, height: size.height)
    }
  }

  func place(in bounds: Rect, _ proposal: Proposal) -> Bool {
    ask("placeSubviews", ["in", "proposal", "subviews", "cache"]) { code in
      let space = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
      return [.host(space), try self.proposed(proposal, code.machine), try self.subviews(code)]
    } answer: { _ in
      true
    } ?? false
  }

  /// Asks one thing of the layout; nil where its code can't be followed, which is a gap.
  private func ask<Answer>(
    _ name: String, _ labels: [String?], _ given: (LoadedCode) throws -> ContiguousArray<RuntimeValue>,
    answer: (RuntimeValue) throws -> Answer
  ) -> Answer? {
    held.app.alone { code in
      guard let content = held.value(with: code), let cache = cache.value(with: code) else { return nil }
      return content.start.asking(content.steps, code) { machine in
        do {
          let layout = content.layout
          var arguments: ContiguousArray = [layout.value]
          arguments += try given(code)
          arguments.append(try cache.value ?? self.makeCache(layout, code))
          let result = try machine.call(
            member: requirement(name, labels, machine), on: layout.type, own: [], &arguments)
          cache.value = arguments.last
          return try answer(result)
        } catch {
          var gap = ScreenGap(error)
          gap.place = gap.place ?? content.place
          gaps.append(Gap(notice: gap.notice, cause: gap.cause, effect: .content))
          return nil
        }
      } told: {
        gaps += $0
      }
    }
  }

  private func proposed(_ proposal: Proposal, _ machine: Machine) throws -> RuntimeValue {
    guard let type = machine.nominal("ProposedViewSize", of: "SwiftUI")?.selfType else {
      throw Interruption.unknown("ProposedViewSize")
    }
    func length(_ length: Double?) -> RuntimeValue { length.map { .floating($0) } ?? .none(0) }
    return try machine.make(
      type, labels: ["width", "height"], length(proposal.width), length(proposal.height))
  }

  /// By default there is nothing to keep.
  private func makeCache(_ layout: TypedValue, _ code: LoadedCode) throws -> RuntimeValue {
    let machine = code.machine
    let make = try requirement("makeCache", ["subviews"], machine)
    guard machine.hasCode(for: make, on: layout.type) else { return .void }
    var arguments: ContiguousArray = [layout.value, try subviews(code)]
    return try machine.call(member: make, on: layout.type, own: [], &arguments)
  }

  private func requirement(_ name: String, _ labels: [String?], _ machine: Machine) throws -> Value {
    guard let layouts = machine.nominal("Layout", of: "SwiftUI"),
      let found = machine.requirement(name, labels: labels, of: layouts)
    else { throw Interruption.unknown("what a layout is asked") }
    return found
  }

  private func subviews(_ code: LoadedCode) throws -> RuntimeValue {
    let machine = code.machine
    guard let all = machine.nominal("LayoutSubviews", of: "SwiftUI")?.selfType,
      let one = machine.nominal("LayoutSubview", of: "SwiftUI")?.selfType
    else { throw Interruption.unknown("the views of a layout") }
    let asked = RuntimeValue.host(LayoutViews(views))
    let list = try (0..<views.count).map { index in
      let values = views.values(of: index).compactMap { value -> RuntimeValue? in
        (value.payload as? KeptValue)?.value(with: code)?.value
      }
      return try machine.make(
        one, labels: ["_index", "of", "_values"], .integer(index), asked, .list(ContiguousArray(values)))
    }
    return try machine.make(
      all, labels: ["_subviews", "layoutDirection"], .list(ContiguousArray(list)),
      .enumCase(views.direction == .leftToRight ? 0 : 1, []))
  }
}

extension ScreenRun {
  /// How an evaluation of a screen begins.
  struct Start {
    let environment: ScreenEnvironment
    let app: RunningApp
    let variables: [String: String]
    let given: GivenValues
    let place: String
    let isPart: Bool

    /// Asks the app something while nothing else is done with it, or while something is asked already.
    /// - Parameter told: given what was not understood meanwhile.
    func asking<Answer>(
      _ steps: AppLayoutSteps, _ code: LoadedCode, _ body: (Machine) -> Answer, told: ([Gap]) -> Void
    ) -> Answer {
      if app.isAsked { return body(code.machine) }
      let run = ScreenRun(code, environment, app, variables: variables)
      run.given = given
      run.place = place
      run.isPart = isPart
      run.machine.budget.begin(max(1, steps.left))
      app.isAsked = true
      let answer = body(run.machine)
      app.isAsked = false
      steps.left = run.machine.budget.steps
      told(run.machine.takeGaps().told(heard: []))
      app.state = run.finished()
      return answer
    }
  }
}

/// The views of a layout, as its code asks them.
private final class LayoutViews {
  let views: any ArrangedViews
  init(_ views: any ArrangedViews) { self.views = views }
}

extension Natives {
  mutating func addLayoutViews() {
    self["_LayoutViews._size(of:_:_:)"] = { arguments, _ in
      let size = try arguments[0].hosted(LayoutViews.self).views.size(
        of: arguments[1].place, Proposal(arguments[2].length, arguments[3].length))
      return .host(CGSize(width: size.width, height: size.height))
    }
    self["_LayoutViews._priority(of:)"] = { arguments, _ in
      .floating(try arguments[0].hosted(LayoutViews.self).views.priority(of: arguments[1].place))
    }
    self["_LayoutViews._place(_:_:_:_:_:)"] = { arguments, _ in
      guard let x = arguments[2].length, let y = arguments[3].length else {
        throw Interruption.unknown("where a layout places a view")
      }
      try arguments[0].hosted(LayoutViews.self).views.place(
        arguments[1].place, at: Point(x: x, y: y), Proposal(arguments[4].length, arguments[5].length))
      return .void
    }
    self["_LayoutViews._isSpacer(_:)"] = { arguments, _ in
      .boolean(try arguments[0].hosted(LayoutViews.self).views.spacing(of: arguments[1].place).isSpacer)
    }
    self["_LayoutViews._hasText(_:atTop:)"] = { arguments, _ in
      let spacing = try arguments[0].hosted(LayoutViews.self).views.spacing(of: arguments[1].place)
      guard case .boolean(let isAtTop) = arguments[2] else { return .boolean(false) }
      return .boolean(isAtTop ? spacing.hasTextAtTop : spacing.hasTextAtBottom)
    }
  }
}

extension RuntimeValue {
  /// Which of the views is meant.
  fileprivate var place: Int {
    get throws {
      guard case .integer(let place) = self else { throw Interruption.unknown("which view a layout asks") }
      return place
    }
  }

  /// Of a proposal; nil for none.
  fileprivate var length: Double? {
    if case .floating(let length)? = unwrapped { return length }
    return nil
  }
}
