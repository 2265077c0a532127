import EarshotLocalization
import EarshotViewTree
import EarshotVocabulary

extension Arranger {
  /// A sheet or a full-screen cover, with what the system adds above its content.
  ///
  /// A scrub closes a sheet unless its content forbids it (spec swiftui.md 3.3). The grabber and
  /// the region to tap outside are there only where the sheet leaves part of the screen free or
  /// can be resized: content of a plain sheet is exposed as ordinary elements (recorded).
  mutating func sheet(_ presentation: Presentation) -> ViewNode {
    let declared = presentation.modifier?.views("content") ?? []
    let isCover = presentation.kind == .cover
    let isHeld = isCover || presentation.isHeldOpen(by: declared)
    let detents = isCover ? [] : SheetDetents.of(declared)
    var children: [ViewNode] = []
    if !isHeld, let first = detents.first, first != "large" {
      var region = dismissRegion(presentation)
      region.arguments.append(Argument("isAbove", .bool(true)))
      children.append(region)
    }
    if !isCover, SheetDetents.showsGrabber(declared, detents: detents) {
      children.append(grabber(presentation, detents: detents))
    }
    children += arrange(all: declared)
    var arguments = [Argument("fullScreen", .bool(isCover))]
    if !detents.isEmpty {
      arguments.append(Argument("detents", .list(detents.map { .symbol($0) })))
    }
    if !isHeld { arguments.append(.escape(presentation.dismissal)) }
    return .system(
      "SystemSheet", presentation.identity, arguments, children: children,
      source: presentation.modifier?.source)
  }

  /// A popover beside what opened it: on iPad only; on iPhone it is a sheet.
  mutating func popover(_ presentation: Presentation) -> ViewNode {
    let declared = presentation.modifier?.views("content") ?? []
    let isHeld = presentation.isHeldOpen(by: declared)
    var children = arrange(all: declared)
    if !isHeld { children.append(dismissRegion(presentation)) }
    return .system(
      "SystemPopover", presentation.identity, isHeld ? [] : [.escape(presentation.dismissal)],
      children: children, source: presentation.modifier?.source)
  }

  /// A compact date picker opens a popover, on iPhone too, in which each part can be adjusted.
  func calendar(_ presentation: Presentation) -> ViewNode {
    var picker = presentation.owner
    picker.identity = presentation.identity.child("calendar")
    let isClock = presentation.kind == .clock
    picker.setArgument("displayedComponents", .symbol(isClock ? "hourAndMinute" : "date"))
    let style = ArgumentValue.symbol(isClock ? "wheel" : "graphical")
    picker.modifiers = [
      Modifier("datePickerStyle", [Argument(nil, style)]), Modifier("labelsHidden", []),
    ]
    return .system(
      "SystemPopover", presentation.identity, [.escape(presentation.dismissal)],
      children: [picker, dismissRegion(presentation)], source: presentation.owner.source)
  }

  /// The colors that a color picker offers: a sheet with a title, "Close" and one button a
  /// color, the one that is set selected. What a device's own sheet says in full is not recorded.
  func colors(_ presentation: Presentation) -> ViewNode {
    let picker = presentation.owner
    let identity = presentation.identity
    let language = PhraseLanguage(locale: environment.locale) ?? .english
    let set = picker.argument("selection")?.setter
    let now = picker.argument("selection")?.current.symbol
    let buttons = ColorNames.all.compactMap { color -> ViewNode? in
      guard let name = ColorNames.name(of: color, in: language) else { return nil }
      let choosing: [Command] =
        set.map { [.set($0, .symbol(color))] }
        ?? [.interface(.select(picker.identity, .symbol(color)))]
      return .system(
        "Button", identity.child(color),
        [.text(name), .action(choosing), Argument("selected", .bool(color == now))],
        source: picker.source)
    }
    let close = ViewNode.system(
      "Button", identity.child("close"),
      [.text(Phrases(locale: environment.locale)[.close]), .action(presentation.dismissal)])
    let title = ViewNode.system(
      "SystemTitle", identity.child("title"), [.text(ColorNames.title(in: language))])
    return .system(
      "SystemSheet", identity, [.escape(presentation.dismissal)],
      children: [title, close] + buttons, source: picker.source)
  }

  /// What lies outside a presentation: a double tap there closes it.
  func dismissRegion(_ presentation: Presentation, saying words: String? = nil) -> ViewNode {
    .system(
      "SystemDismissRegion", presentation.identity.child("dismiss"),
      [.text(words ?? self.words.dismissPopup), .action(presentation.dismissal)])
  }

  private func grabber(_ presentation: Presentation, detents: [String]) -> ViewNode {
    .system(
      "SystemSheetGrabber", presentation.identity.child("grabber"),
      [
        .text(words.sheetGrabber), Argument("detents", .list(detents.map { .symbol($0) })),
        Argument("selected", .symbol(detents.first ?? "large")), Argument("isAbove", .bool(true)),
      ])
  }
}

/// The heights a sheet can rest at (iOS 16+).
enum SheetDetents {
  /// From lowest to highest; empty where the content names none, which means `large`.
  static func of(_ content: [ViewNode]) -> [String] {
    guard let modifier = first("presentationDetents", in: content, levels: 12) else { return [] }
    guard let value = modifier.arguments.first?.value else { return [] }
    return names(of: value).sorted { rank($0) < rank($1) }
  }

  /// A grabber stands where the author wants one, or where there is a choice of heights.
  static func showsGrabber(_ content: [ViewNode], detents: [String]) -> Bool {
    switch first("presentationDragIndicator", in: content, levels: 12)?.unlabeled()?.symbol {
    case "visible": true
    case "hidden": false
    default: detents.count > 1
    }
  }

  private static func names(of value: ArgumentValue) -> [String] {
    switch value.current {
    case .list(let values): values.flatMap { names(of: $0) }
    case .symbol(let name, _): [name]
    case .record(let name, let fields): fields.isEmpty ? [name] : fields.flatMap { names(of: $0.value) }
    default: []
    }
  }

  private static func rank(_ name: String) -> Int {
    switch name {
    case "height", "custom": 0
    case "fraction": 1
    case "medium": 2
    default: 3
    }
  }

  /// The modifier on the content or on the views that it consists of, outermost first.
  private static func first(_ name: String, in nodes: [ViewNode], levels: Int) -> Modifier? {
    for node in nodes {
      if let modifier = node.modifier(name) { return modifier }
      guard levels > 0, node.children.count <= 4 else { continue }
      if let modifier = first(name, in: node.children, levels: levels - 1) { return modifier }
    }
    return nil
  }
}
