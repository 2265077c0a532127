import Testing

// The canonical form of every control, whatever way it is written: the labels of SwiftUI's own
// initializers.
@Suite("Controls") struct ControlTests {
  private let members = """
    @State var on = true; @State var n = 3; @State var x = 0.5; @State var s = "abc"; @State var date = Date(timeIntervalSince1970: 0)
    @State var pick: Flavor = .mint; @State var color = Color.red; @State var open = false; func go() {}
    """
  private let declarations =
    "enum Flavor: String, CaseIterable, Identifiable { case mint, plum; var id: Self { self } }"

  private func check(_ source: String, _ expected: String, _ place: SourceLocation = #_sourceLocation) {
    #expect(outline(source, members: members, declarations: declarations) == expected, sourceLocation: place)
  }

  @Test("Buttons")
  func buttons() {
    check(#"Button("Save") { go() }"#, #"Button "Save" action: {}"#)
    check(#"Button("Save", action: go)"#, #"Button "Save" action: {}"#)
    check(#"Button("Save", action: { go() })"#, #"Button "Save" action: {}"#)
    check(#"Button("Delete", role: .destructive) { }"#, #"Button "Delete" role: .destructive action: {}"#)
    check(#"Button("Add", systemImage: "plus") { }"#, #"Button "Add" systemImage: "plus" action: {}"#)
    check(
      #"Button("Add", systemImage: "plus", role: .cancel, action: go)"#,
      #"Button "Add" systemImage: "plus" role: .cancel action: {}"#)
    check(#"Button(s) { }"#, #"Button "abc" action: {}"#)
    check(
      #"Button(role: .cancel) { } label: { Text("No") }"#,
      "Button role: .cancel action: {}\n  label:\n    Text \"No\"")
    for source in [
      #"Button { go() } label: { Image(systemName: "star"); Text("Top") }"#,
      #"Button(action: go) { Image(systemName: "star"); Text("Top") }"#,
      #"Button(action: { go() }, label: { Image(systemName: "star"); Text("Top") })"#,
      #"Button(action: go, label: { Image(systemName: "star"); Text("Top") })"#,
    ] { check(source, "Button action: {}\n  label:\n    Image systemName: \"star\"\n    Text \"Top\"") }
    check(
      #"Button(action: go, label: label)"#, #"Button action: {}"# + "\n  label:\n    Text \"made\"",
      declared: #"func label() -> some View { Text("made") }"#)
  }

  private func check(
    _ source: String, _ expected: String, declared: String, _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(
      outline(source, members: members + "\n" + declared, declarations: declarations) == expected,
      sourceLocation: place)
  }

  @Test("Labels")
  func labels() {
    check(#"Label("Wi-Fi", systemImage: "wifi")"#, #"Label "Wi-Fi" systemImage: "wifi""#)
    check(#"Label("Wi-Fi", image: "net")"#, #"Label "Wi-Fi" image: "net""#)
    check(
      #"Label { Text("T") } icon: { Image("i") }"#,
      "Label\n  title:\n    Text \"T\"\n  icon:\n    Image \"i\"")
    check(
      #"Label(title: { Text("T") }, icon: { Image("i") })"#,
      "Label\n  title:\n    Text \"T\"\n  icon:\n    Image \"i\"")
    check(#"LabeledContent("Name", value: "Ann")"#, #"LabeledContent "Name" value: "Ann""#)
    check(#"LabeledContent("Name") { Text("Ann") }"#, "LabeledContent \"Name\"\n  Text \"Ann\"")
    check(
      #"LabeledContent { Text("Ann") } label: { Text("Name") }"#,
      "LabeledContent\n  label:\n    Text \"Name\"\n  Text \"Ann\"")
  }

  @Test("Toggles")
  func toggles() {
    check(#"Toggle("Wi-Fi", isOn: $on)"#, #"Toggle "Wi-Fi" isOn: $true"#)
    check(
      #"Toggle("Wi-Fi", systemImage: "wifi", isOn: $on)"#, #"Toggle "Wi-Fi" systemImage: "wifi" isOn: $true"#)
    for source in [#"Toggle(isOn: $on) { Text("W") }"#, #"Toggle(isOn: $on, label: { Text("W") })"#] {
      check(source, "Toggle isOn: $true\n  label:\n    Text \"W\"")
    }
    check(#"Toggle(isOn: .constant(false)) { Text("W") }"#, "Toggle isOn: $false\n  label:\n    Text \"W\"")
  }

  @Test("Sliders, steppers, progress and gauges")
  func ranges() {
    check("Slider(value: $x)", "Slider value: $0.5")
    check("Slider(value: $x, in: 0...10, step: 2)", "Slider value: $0.5 in: 0...10 step: 2")
    check(
      #"Slider(value: $x, in: 0...1) { Text("V") }"#, "Slider value: $0.5 in: 0...1\n  label:\n    Text \"V\""
    )
    check(
      #"Slider(value: $x) { Text("V") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("9") }"#,
      "Slider value: $0.5\n  label:\n    Text \"V\"\n  minimumValueLabel:\n    Text \"0\"\n  maximumValueLabel:\n    Text \"9\""
    )
    check(
      #"Slider(value: $x, minimumValueLabel: Text("0"), maximumValueLabel: Text("9")) { Text("V") }"#,
      "Slider value: $0.5\n  minimumValueLabel:\n    Text \"0\"\n  maximumValueLabel:\n    Text \"9\"\n  label:\n    Text \"V\""
    )
    check(#"Stepper("Qty", value: $n, in: 1...5)"#, #"Stepper "Qty" value: $3 in: 1...5"#)
    check(#"Stepper("Qty", value: $n, in: 1...5, step: 2)"#, #"Stepper "Qty" value: $3 in: 1...5 step: 2"#)
    check(
      #"Stepper(value: $n, in: 0...9) { Text("Q") }"#, "Stepper value: $3 in: 0...9\n  label:\n    Text \"Q\""
    )
    check(
      #"Stepper("Qty", onIncrement: { n += 1 }, onDecrement: { n -= 1 })"#,
      #"Stepper "Qty" onIncrement: {} onDecrement: {}"#)
    check(
      #"Stepper("Qty") { n += 1 } onDecrement: { n -= 1 }"#, #"Stepper "Qty" onIncrement: {} onDecrement: {}"#
    )
    check(
      #"Stepper { Text("Q") } onIncrement: { n += 1 } onDecrement: { n -= 1 }"#,
      "Stepper onIncrement: {} onDecrement: {}\n  label:\n    Text \"Q\"")
    check("ProgressView()", "ProgressView")
    check(#"ProgressView("Loading")"#, #"ProgressView "Loading""#)
    check(#"ProgressView(value: 0.3)"#, #"ProgressView value: 0.3"#)
    check(#"ProgressView("Up", value: x, total: 2)"#, #"ProgressView "Up" value: 0.5 total: 2"#)
    check(
      #"ProgressView(value: x) { Text("L") } currentValueLabel: { Text("half") }"#,
      "ProgressView value: 0.5\n  label:\n    Text \"L\"\n  currentValueLabel:\n    Text \"half\"")
    check(
      #"Gauge(value: x, in: 0...1) { Text("G") } currentValueLabel: { Text("half") }"#,
      "Gauge value: 0.5 in: 0...1\n  label:\n    Text \"G\"\n  currentValueLabel:\n    Text \"half\"")
    check(#"Gauge(value: x) { Text("G") }"#, "Gauge value: 0.5\n  label:\n    Text \"G\"")
  }

  @Test("Pickers")
  func pickers() {
    check(
      #"Picker("F", selection: $pick) { Text("Mint").tag(Flavor.mint) }"#,
      "Picker \"F\" selection: $‹mint›\n  Text \"Mint\" .tag(‹mint›)")
    check(
      #"Picker(selection: $n, label: Text("F")) { Text("3").tag(3) }"#,
      "Picker selection: $3\n  label:\n    Text \"F\"\n  Text \"3\" .tag(3)")
    check(
      #"Picker(selection: $n) { Text("3").tag(3) } label: { Text("F") }"#,
      "Picker selection: $3\n  label:\n    Text \"F\"\n  Text \"3\" .tag(3)")
    check(
      #"Picker("F", selection: $pick) { ForEach(Flavor.allCases) { Text($0.rawValue) } }"#,
      "Picker \"F\" selection: $‹mint›\n  ForEach\n    Text \"mint\" ._tag(‹mint›)\n    Text \"plum\" ._tag(‹plum›)"
    )
    check(
      #"Picker("F", systemImage: "leaf", selection: $n) { Text("3").tag(3) }.pickerStyle(.segmented)"#,
      "Picker \"F\" systemImage: \"leaf\" selection: $3 .pickerStyle(.segmented)\n  Text \"3\" .tag(3)")
    check(#"DatePicker("When", selection: $date)"#, #"DatePicker "When" selection: $date(0)"#)
    check(
      #"DatePicker("When", selection: $date, displayedComponents: .date)"#,
      #"DatePicker "When" selection: $date(0) displayedComponents: .date"#)
    check(
      #"DatePicker("When", selection: $date, displayedComponents: [.date, .hourAndMinute])"#,
      #"DatePicker "When" selection: $date(0) displayedComponents: [.hourAndMinute, .date]"#)
    check(
      #"DatePicker(selection: $date) { Text("W") }"#,
      "DatePicker selection: $date(0)\n  label:\n    Text \"W\"")
    check(#"ColorPicker("Tint", selection: $color)"#, #"ColorPicker "Tint" selection: $.red"#)
  }

  @Test("Text fields")
  func fields() {
    check(#"TextField("Name", text: $s)"#, #"TextField "Name" text: $"abc""#)
    check(
      #"TextField("Name", text: $s, prompt: Text("Ann"))"#, #"TextField "Name" text: $"abc" prompt: "Ann""#)
    check(#"TextField("Bio", text: $s, axis: .vertical)"#, #"TextField "Bio" text: $"abc" axis: .vertical"#)
    check(#"TextField(text: $s) { Text("N") }"#, "TextField text: $\"abc\"\n  label:\n    Text \"N\"")
    check(
      #"TextField("Name", text: $s) { editing in } onCommit: { }"#,
      #"TextField "Name" text: $"abc" onEditingChanged: {} onCommit: {}"#)
    check(#"TextField("Name", text: $s, onCommit: { go() })"#, #"TextField "Name" text: $"abc" onCommit: {}"#)
    check(#"SecureField("Code", text: $s)"#, #"SecureField "Code" text: $"abc""#)
    check(#"SecureField(text: $s) { Text("C") }"#, "SecureField text: $\"abc\"\n  label:\n    Text \"C\"")
    check("TextEditor(text: $s)", #"TextEditor text: $"abc""#)
  }

  @Test("Menus, groups and disclosure")
  func groups() {
    check(#"Menu("More") { Button("A") { } }"#, "Menu \"More\"\n  Button \"A\" action: {}")
    check(
      #"Menu("More", systemImage: "ellipsis") { Button("A") { } }"#,
      "Menu \"More\" systemImage: \"ellipsis\"\n  Button \"A\" action: {}")
    check(
      #"Menu { Button("A") { } } label: { Text("M") }"#,
      "Menu\n  label:\n    Text \"M\"\n  Button \"A\" action: {}")
    check(
      #"Menu { Button("A") { } } label: { Text("M") } primaryAction: { go() }"#,
      "Menu primaryAction: {}\n  label:\n    Text \"M\"\n  Button \"A\" action: {}")
    check(#"Menu("M") { Text("a") } primaryAction: { go() }"#, "Menu \"M\" primaryAction: {}\n  Text \"a\"")
    check(#"DisclosureGroup("D") { Text("in") }"#, "DisclosureGroup \"D\"\n  Text \"in\"")
    check(
      #"DisclosureGroup("D", isExpanded: $open) { Text("in") }"#,
      "DisclosureGroup \"D\" isExpanded: $false\n  Text \"in\"")
    check(
      #"DisclosureGroup(isExpanded: $open) { Text("in") } label: { Text("L") }"#,
      "DisclosureGroup isExpanded: $false\n  label:\n    Text \"L\"\n  Text \"in\"")
    check(#"GroupBox("G") { Text("in") }"#, "GroupBox \"G\"\n  Text \"in\"")
    check(
      #"GroupBox(label: Label("G", systemImage: "x")) { Text("in") }"#,
      "GroupBox\n  label:\n    Label \"G\" systemImage: \"x\"\n  Text \"in\"")
    check(
      #"GroupBox { Text("in") } label: { Text("L") }"#, "GroupBox\n  label:\n    Text \"L\"\n  Text \"in\"")
    check(
      #"ControlGroup { Button("A") { } } label: { Text("L") }"#,
      "ControlGroup\n  label:\n    Text \"L\"\n  Button \"A\" action: {}")
  }

  @Test("Sections")
  func sections() {
    check(#"Section("Head") { Text("r") }"#, "Section \"Head\"\n  Text \"r\"")
    check(
      #"Section { Text("r") } header: { Text("H") } footer: { Text("F") }"#,
      "Section\n  header:\n    Text \"H\"\n  footer:\n    Text \"F\"\n  Text \"r\"")
    check(
      #"Section(header: Text("H"), footer: Text("F")) { Text("r") }"#,
      "Section\n  header:\n    Text \"H\"\n  footer:\n    Text \"F\"\n  Text \"r\"")
    check(#"Section { Text("r") } footer: { Text("F") }"#, "Section\n  footer:\n    Text \"F\"\n  Text \"r\"")
    check(
      #"Section(content: { Text("r") }, header: { Text("H") })"#,
      "Section\n  header:\n    Text \"H\"\n  Text \"r\"")
    check(#"Section("H", isExpanded: $open) { Text("r") }"#, "Section \"H\" isExpanded: $false\n  Text \"r\"")
  }

  @Test("Links")
  func links() {
    check(
      #"Link("Site", destination: URL(string: "https://a.example")!)"#,
      #"Link "Site" destination: url(https://a.example)"#)
    check(
      #"Link(destination: URL(string: "https://a.example")!) { Text("S") }"#,
      "Link destination: url(https://a.example)\n  label:\n    Text \"S\"")
    check(#"ShareLink(item: URL(string: "https://a.example")!)"#, #"ShareLink item: url(https://a.example)"#)
    check(#"ShareLink("Share", item: "text")"#, #"ShareLink "Share" item: "text""#)
    check(
      #"ShareLink(item: "t") { Label("S", systemImage: "x") }"#,
      "ShareLink item: \"t\"\n  label:\n    Label \"S\" systemImage: \"x\"")
    for source in [
      #"NavigationLink("Go") { Text("there") }"#, #"NavigationLink("Go", destination: Text("there"))"#,
      #"NavigationLink("Go", destination: { Text("there") })"#,
    ] { check(source, #"NavigationLink "Go""#) }
    for source in [
      #"NavigationLink { Text("there") } label: { Text("L") }"#,
      #"NavigationLink(destination: Text("there")) { Text("L") }"#,
      #"NavigationLink(destination: { Text("there") }, label: { Text("L") })"#,
    ] { check(source, "NavigationLink\n  label:\n    Text \"L\"") }
    check(#"NavigationLink("Go", value: 3)"#, #"NavigationLink "Go" value: 3"#)
    check(
      #"NavigationLink(value: pick) { Text("L") }"#, "NavigationLink value: ‹mint›\n  label:\n    Text \"L\"")
  }

  @Test("Tabs, old and new")
  func tabs() {
    check(
      #"TabView { Text("a").tabItem { Label("A", systemImage: "a") }.tag(1) }"#,
      "TabView\n  Text \"a\" .tabItem() .tag(1)\n    .tabItem label:\n      Label \"A\" systemImage: \"a\"")
    check(
      #"TabView(selection: $n) { Tab("A", systemImage: "a", value: 3) { Text("a") } }"#,
      "TabView selection: $3\n  Tab \"A\" systemImage: \"a\" value: 3\n    Text \"a\"")
    check(
      #"TabView { Tab("A", systemImage: "a") { Text("a") }; Tab(role: .search) { Text("s") } }"#,
      "TabView\n  Tab \"A\" systemImage: \"a\"\n    Text \"a\"\n  Tab role: .search\n    Text \"s\"")
    check(
      #"TabView { Text("a").tabItem { Image(systemName: "a"); Text("A") } }"#,
      "TabView\n  Text \"a\" .tabItem()\n    .tabItem label:\n      Image systemName: \"a\"\n      Text \"A\""
    )
  }
}
