/// The examples of the rule "inaccessible action": each wrong way, and each remedy.
extension InaccessibleAction {
  static let bad = [
    RuleExample(
      "A group ignores its toggle",
      """
      struct AlarmCard: View {
        @State private var isOn = false
        var body: some View {
          VStack(alignment: .leading) {
            Text("Tide alarm")
            Divider()
            Toggle("Wake me at low tide", isOn: $isOn)
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Tide alarm")
        }
      }
      """),
    RuleExample(
      "A label and a trait do not make an action",
      """
      struct Berth: View {
        var body: some View {
          HStack {
            Text("Berth 4")
            Spacer()
            Button("Reserve") { print("reserved") }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Berth 4")
          .accessibilityAddTraits(.isButton)
        }
      }
      """),
    RuleExample(
      "A toggle of one's own is only a gesture",
      """
      struct LampSwitch: View {
        @State private var isLit = false
        var body: some View {
          HStack {
            Text("Lamp \\(isLit ? "lit" : "dark")")
            Image(systemName: isLit ? "sun.max" : "moon")
          }
          .onTapGesture { isLit.toggle() }
        }
      }
      """),
    RuleExample(
      "A hint says what to do and nothing does it",
      """
      struct LampSwitch: View {
        @State private var isLit = false
        var body: some View {
          HStack {
            Text("Lamp \\(isLit ? "lit" : "dark")")
            Image(systemName: isLit ? "sun.max" : "moon")
          }
          .onTapGesture { isLit.toggle() }
          .accessibilityHint("Double tap to switch")
        }
      }
      """),
    RuleExample(
      "A slider of one's own is only a gesture",
      """
      struct LampDimmer: View {
        @State private var light = 0.4
        var body: some View {
          ZStack(alignment: .leading) {
            Capsule().fill(.gray)
            Capsule().fill(.yellow).frame(width: 240 * light)
          }
          .frame(width: 240, height: 32)
          .gesture(DragGesture().onChanged { light = $0.location.x / 240 })
        }
      }
      """),
    RuleExample(
      "An ignored stepper in a combined group",
      """
      struct CupCount: View {
        @State private var cups = 2
        var body: some View {
          VStack {
            Text("Cups of tea today")
            Divider()
            HStack {
              Stepper("Cups: \\(cups)", value: $cups)
                .accessibilityElement(children: .ignore)
            }
          }
          .accessibilityElement(children: .combine)
          .accessibilityValue("\\(cups)")
        }
      }
      """),
    RuleExample(
      "A representation that can't be used",
      """
      struct LampSwitch: View {
        @State private var isLit = false
        var body: some View {
          Toggle("Lamp", isOn: $isLit)
            .accessibilityRepresentation { Text("Lamp") }
        }
      }
      """),
    RuleExample(
      "Two controls and one action",
      """
      struct Berth: View {
        var body: some View {
          HStack {
            Text("Berth 4")
            Spacer()
            Button("Reserve") { print("reserved") }
            Button("Show on map") { print("map") }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Berth 4")
          .accessibilityAction(named: "Reserve") { print("reserved") }
        }
      }
      """),
    RuleExample(
      "A hidden button",
      """
      struct Notice: View {
        var body: some View {
          HStack {
            Text("Storm expected")
            Button("Close") { print("closed") }.accessibilityHidden(true)
          }
        }
      }
      """),
    RuleExample(
      "A tree document: the button lies off the centre",
      """
      { "root": { "frame": [0, 0, 390, 200], "children": [
        { "class": "UIView", "isElement": true, "label": "Tide alarm", "frame": [0, 100, 390, 60],
          "children": [
            { "class": "UILabel", "label": "Tide alarm", "frame": [16, 110, 120, 40] },
            { "class": "UISwitch", "label": "Tide alarm", "frame": [320, 114, 51, 31] } ] } ] } }
      """, language: .json),
  ]

  static let good = [
    RuleExample(
      "Combined",
      """
      struct AlarmCard: View {
        @State private var isOn = false
        var body: some View {
          VStack(alignment: .leading) {
            Text("Tide alarm").accessibilityElement(children: .ignore)
            Divider()
            Toggle("Wake me at low tide", isOn: $isOn)
          }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("Tide alarm")
        }
      }
      """),
    RuleExample(
      "Contained",
      """
      struct AlarmCard: View {
        @State private var isOn = false
        var body: some View {
          VStack(alignment: .leading) {
            Text("Tide alarm")
            Toggle("Wake me at low tide", isOn: $isOn)
          }
          .accessibilityElement(children: .contain)
        }
      }
      """),
    RuleExample(
      "Ignored, with a default action",
      """
      struct AlarmCard: View {
        @State private var isOn = false
        var body: some View {
          VStack(alignment: .leading) {
            Text("Tide alarm")
            Toggle("Wake me at low tide", isOn: $isOn)
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Tide alarm")
          .accessibilityValue(isOn ? "On" : "Off")
          .accessibilityAction { isOn.toggle() }
        }
      }
      """),
    RuleExample(
      "Ignored, with a named action for each control",
      """
      struct Berth: View {
        var body: some View {
          HStack {
            Text("Berth 4")
            Spacer()
            Button("Reserve") { print("reserved") }
            Button("Show on map") { print("map") }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Berth 4")
          .accessibilityAction(named: "Reserve") { print("reserved") }
          .accessibilityAction(named: "Show on map") { print("map") }
        }
      }
      """),
    RuleExample(
      "Ignored, with the button in the centre",
      """
      struct Launch: View {
        var body: some View {
          ZStack {
            Color.blue
            Button("Launch") { print("launched") }
          }
          .frame(width: 200, height: 100)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Launch the boat")
          .accessibilityAddTraits(.isButton)
        }
      }
      """),
    RuleExample(
      "Represented by the system's control",
      """
      struct LampSwitch: View {
        @State private var isLit = false
        var body: some View {
          HStack {
            Text("Lamp \\(isLit ? "lit" : "dark")")
            Image(systemName: isLit ? "sun.max" : "moon")
          }
          .onTapGesture { isLit.toggle() }
          .accessibilityRepresentation { Toggle("Lamp", isOn: $isLit) }
        }
      }
      """),
    RuleExample(
      "A slider of one's own, represented by the system's",
      """
      struct LampDimmer: View {
        @State private var light = 0.4
        var body: some View {
          ZStack(alignment: .leading) {
            Capsule().fill(.gray)
            Capsule().fill(.yellow).frame(width: 240 * light)
          }
          .frame(width: 240, height: 32)
          .gesture(DragGesture().onChanged { light = $0.location.x / 240 })
          .accessibilityRepresentation { Slider(value: $light) { Text("Lamp") } }
        }
      }
      """),
    RuleExample(
      "A slider of one's own with an adjustable action",
      """
      struct LampDimmer: View {
        @State private var light = 0.4
        var body: some View {
          ZStack(alignment: .leading) {
            Capsule().fill(.gray)
            Capsule().fill(.yellow).frame(width: 240 * light)
          }
          .frame(width: 240, height: 32)
          .gesture(DragGesture().onChanged { light = $0.location.x / 240 })
          .accessibilityElement()
          .accessibilityLabel("Lamp")
          .accessibilityValue("\\(Int(light * 100)) percent")
          .accessibilityAdjustableAction { light += $0 == .increment ? 0.1 : -0.1 }
        }
      }
      """),
    RuleExample(
      "An activation point on the button at the edge",
      """
      struct Berth: View {
        var body: some View {
          HStack {
            Text("Berth 4")
            Spacer()
            Button("Reserve") { print("reserved") }
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Berth 4")
          .accessibilityAddTraits(.isButton)
          .accessibilityActivationPoint(.trailing)
        }
      }
      """),
    RuleExample(
      "An ignored stepper with an adjustable action around it",
      """
      struct CupCount: View {
        @State private var cups = 2
        var body: some View {
          VStack {
            Text("Cups of tea today")
            Divider()
            HStack {
              Stepper("Cups: \\(cups)", value: $cups)
                .accessibilityElement(children: .ignore)
            }
          }
          .accessibilityElement(children: .combine)
          .accessibilityValue("\\(cups)")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: cups += 1
            case .decrement: cups -= 1
            @unknown default: break
            }
          }
        }
      }
      """),
    RuleExample(
      "A gesture that is announced",
      """
      struct LampSwitch: View {
        @State private var isLit = false
        var body: some View {
          HStack {
            Text("Lamp \\(isLit ? "lit" : "dark")")
            Image(systemName: isLit ? "sun.max" : "moon")
          }
          .onTapGesture { isLit.toggle() }
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isButton)
        }
      }
      """),
    RuleExample(
      "A tap on the background puts the keyboard away",
      """
      struct Search: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
          VStack {
            TextField("Harbour", text: $text).focused($isFocused)
            Text("Type the name of a harbour")
          }
          .onTapGesture { isFocused = false }
        }
      }
      """),
    RuleExample(
      "A hidden button whose action is on the row",
      """
      struct Notice: View {
        var body: some View {
          HStack {
            Text("Storm expected")
            Button("Close") { print("closed") }.accessibilityHidden(true)
          }
          .accessibilityElement(children: .combine)
          .accessibilityAction(named: "Close") { print("closed") }
        }
      }
      """),
    RuleExample(
      "A tree document: the tap reaches the button in the centre",
      """
      { "root": { "frame": [0, 0, 390, 200], "children": [
        { "class": "UIView", "isElement": true, "label": "Launch", "frame": [0, 100, 390, 60],
          "children": [
            { "class": "UIButton", "label": "Launch", "frame": [145, 110, 100, 40] } ] } ] } }
      """, language: .json),
    RuleExample(
      "A tree document: the container takes taps",
      """
      { "root": { "frame": [0, 0, 390, 200], "children": [
        { "class": "UIView", "isElement": true, "label": "Tide alarm", "tapHandler": true,
          "frame": [0, 100, 390, 60],
          "children": [
            { "class": "UILabel", "label": "Tide alarm", "frame": [16, 110, 120, 40] },
            { "class": "UISwitch", "label": "Tide alarm", "frame": [320, 114, 51, 31] } ] } ] } }
      """, language: .json),
    RuleExample(
      "A tree document: the switch is the element, as large as the row",
      """
      { "root": { "frame": [0, 0, 390, 200], "children": [
        { "class": "UIView", "isElement": false, "frame": [0, 100, 390, 60],
          "children": [
            { "class": "UILabel", "isElement": false, "label": "Tide alarm", "frame": [16, 110, 120, 40] },
            { "class": "UISwitch", "isElement": true, "label": "Tide alarm", "value": "1",
              "frame": [0, 100, 390, 60], "viewFrame": [320, 114, 51, 31] } ] } ] } }
      """, language: .json),
  ]
}
