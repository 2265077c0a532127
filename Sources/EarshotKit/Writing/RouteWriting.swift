import EarshotReports
import EarshotVoiceOver

/// A way to a control with what is heard on it.
public struct RouteReading: Sendable {
  /// The gestures and what they lead to.
  public var route: Route
  /// What the last gesture said: the control.
  public var reached: String
  /// The named action that a double tap then performs; nil: the control itself.
  public private(set) var action: String?
  /// Everything heard on the way, gesture by gesture.
  public var heard: [[String]]

  /// Carries a route out on a copy of the navigator.
  public init(_ route: Route, with navigator: Navigator) {
    var walker = navigator
    self.route = route
    heard = route.gestures.map { walker.perform($0).utterances.map(\.caption) }
    let announcer = Announcer(
      settings: navigator.settings, environment: navigator.tree.environment)
    let element = announcer.arrival(at: walker.tree.elements[route.target.element]).caption
    switch route.target {
    case .element: reached = element
    case .action(let name, _):
      action = name
      reached = "\(name), an action of: \(element)"
    case .link: reached = "\(heard.last?.last ?? ""), in: \(element)"
    }
  }
}

extension TextWriter {
  /// The gestures, one a line, under what they lead to.
  public mutating func route(_ route: RouteReading) {
    let count = route.route.count
    line("# \(count) gesture\(count == 1 ? "" : "s") to: \(route.reached)")
    for gesture in route.route.gestures { line(gesture.text) }
  }
}

extension JSONWriter {
  /// `{"version": 1, "computed", "count": 2, "element": 4, "announcement": "...", "gestures": [{"gesture", "utterances"}]}`
  public mutating func route(_ route: RouteReading, computed: Computed) {
    object { writer in
      writer.head(computed)
      writer.key("count")
      writer.int(route.route.count)
      writer.key("element")
      writer.int(route.route.target.element)
      if let action = route.action {
        writer.key("action")
        writer.string(action)
      }
      writer.key("announcement")
      writer.string(route.reached)
      writer.key("gestures")
      writer.lines(Array(zip(route.route.gestures, route.heard)), indent: 2) { writer, step in
        writer.object { writer in
          writer.key("gesture")
          writer.string(step.0.text)
          writer.key("utterances")
          writer.strings(step.1)
        }
      }
    }
    endText()
  }
}
