import SwiftUI

struct Duty: Identifiable, Hashable {
  let id: String
  let name: String
}

let allDuties = [
  Duty(id: "watch", name: "Take the watch"),
  Duty(id: "helm", name: "Steer"),
  Duty(id: "galley", name: "Cook"),
]

/// Wraps the view once for each duty.
func offering<Content: View>(_ duties: [Duty], on content: Content, to sailor: String) -> some View {
  var wrapped = AnyView(content)
  for duty in duties {
    wrapped = AnyView(
      wrapped.accessibilityAction(named: Text(duty.name)) { print("\(sailor): \(duty.id)") }
    )
  }
  return wrapped
}

/// The same as a modifier that folds over the duties.
struct DutyActions: ViewModifier {
  let sailor: String
  let duties: [Duty]

  func body(content: Content) -> some View {
    duties.reduce(AnyView(content)) { view, duty in
      AnyView(view.accessibilityAction(named: duty.name) { print("\(sailor): \(duty.id)") })
    }
  }
}

/// The same by invisible helpers whose actions the combined element takes over.
struct DutyHelpers: ViewModifier {
  let sailor: String
  let duties: [Duty]

  func body(content: Content) -> some View {
    content
      .background {
        ForEach(duties) { duty in
          Color.clear
            .accessibilityAction(named: duty.name) { print("\(sailor): \(duty.id)") }
        }
      }
      .accessibilityElement(children: .combine)
  }
}

extension View {
  func dutyActions(_ duties: [Duty], for sailor: String) -> some View {
    modifier(DutyActions(sailor: sailor, duties: duties))
  }

  /// The built-in modifier where there is one, else our own.
  @ViewBuilder
  func dutyMenu(_ duties: [Duty], for sailor: String) -> some View {
    if #available(iOS 16, *) {
      accessibilityActions {
        ForEach(duties) { duty in
          Button(duty.name) { print("\(sailor), from the menu: \(duty.id)") }
        }
      }
    } else {
      modifier(DutyActions(sailor: sailor, duties: duties))
    }
  }
}

struct CrewRoster: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Crew")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      offering(allDuties, on: Text("Amina"), to: "Amina")
      Text("Bruno")
        .dutyActions(Array(allDuties.prefix(2)), for: "Bruno")
      Text("Chie")
        .modifier(DutyHelpers(sailor: "Chie", duties: allDuties.filter { $0.id != "helm" }))
      Text("Dov")
        .dutyMenu(allDuties, for: "Dov")
    }
  }
}

#Preview {
  CrewRoster()
}
