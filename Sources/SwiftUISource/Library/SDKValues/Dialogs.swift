import EarshotViewTree
import EarshotVocabulary

extension Machine {
  /// `Alert(title:message:primaryButton:secondaryButton:)` and `ActionSheet(title:message:buttons:)`.
  func makeDialog(_ type: String, _ call: LibraryCall) -> Value {
    let fields = call.arguments.map { argument in
      switch argument.label {
      case "primaryButton", "secondaryButton", "dismissButton":
        LabeledValue(label: argument.label, value: dialogButton(argument.value))
      case "buttons":
        LabeledValue(
          label: "buttons", value: .array((argument.value.arrayValue ?? []).map { dialogButton($0) }))
      default: LabeledValue(label: argument.label, value: argument.value)
      }
    }
    return .record(RecordValue(type: type, fields: fields))
  }

  /// A button given as `.default(Text("OK")) { … }`.
  private func dialogButton(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value else { return value }
    return makeDialogButton(symbol.name, (symbol.arguments ?? []).map { ($0.label, $0.value) })
  }

  func makeDialogButton(_ kind: String, _ arguments: [(label: String?, value: Value)]) -> Value {
    var fields = [LabeledValue(label: "kind", value: .string(kind))]
    for argument in arguments {
      if case .closure = argument.value {
        fields.append(LabeledValue(label: "action", value: argument.value))
      } else if argument.label != "action", !argument.value.isNone {
        fields.append(LabeledValue(label: nil, value: argument.value))
      }
    }
    return .record(RecordValue(type: "Alert.Button", fields: fields))
  }

  // MARK: Announcements

  /// `UIAccessibility.post(notification:argument:)`.
  func post(_ call: LibraryCall) -> Value {
    let argument = call["argument"] ?? .none
    switch call["notification"]?.symbolName {
    case "announcement": announce(argument, priority: nil)
    case "screenChanged":
      events.append(.screenChanged)
      if string(argument) != nil { announce(argument, priority: nil) }
    case "layoutChanged":
      events.append(.layoutChanged(focus: nil))
      if string(argument) != nil { announce(argument, priority: nil) }
    case "pageScrolled": if string(argument) != nil { announce(argument, priority: nil) }
    default: break
    }
    return .void
  }

  /// `AccessibilityNotification.Announcement("…").post()`.
  func postNotification(_ record: RecordValue) -> Value {
    switch record.type {
    case "AccessibilityNotification.Announcement":
      announce(record.fields.first?.value ?? .none, priority: record["priority"]?.symbolName)
    case "AccessibilityNotification.ScreenChanged": events.append(.screenChanged)
    case "AccessibilityNotification.LayoutChanged":
      events.append(.layoutChanged(focus: nil))
      announceText(of: record)
    case "AccessibilityNotification.PageScrolled": announceText(of: record)
    default: break
    }
    return .void
  }

  /// A text that a change of layout or a turned page brings along is spoken.
  private func announceText(of record: RecordValue) {
    guard let text = record.fields.first?.value, string(text) != nil else { return }
    announce(text, priority: nil)
  }

  private func announce(_ value: Value, priority: String?) {
    if value.isNone { return }
    var known = priority.flatMap { AnnouncementPriority(rawValue: $0) }
    // An attributed text brings its priority along.
    if let text = attributedContent(of: value) {
      known = known ?? text.runs.lazy.compactMap(\.attributes.announcementPriority).first
    }
    events.append(.announcement(shown(describe(value)), priority: known ?? .default))
  }
}
