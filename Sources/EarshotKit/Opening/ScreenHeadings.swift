import EarshotVocabulary

/// The headings that tell the screens of an input apart: `PATH:LINE NAME`.
enum ScreenHeadings {
  /// Gives every screen a heading of its own: of those that are alike, the second and each after it get a
  /// number.
  static func makeUnique(_ screens: inout [ScreenEntry]) {
    var taken: Set<String> = []
    for index in screens.indices {
      let plain = screens[index].heading.harmlessForTerminal
      var heading = plain
      var number = 2
      while !taken.insert(heading).inserted {
        heading = "\(plain) (\(number))"
        number += 1
      }
      screens[index].heading = heading
    }
  }

  /// The screens that a heading names, or a place: `PATH:LINE NAME` names one, `PATH:LINE` all that are
  /// declared on the line. Nothing else is understood here.
  static func named(_ text: String, among screens: [ScreenEntry]) -> [ScreenEntry] {
    let wanted = canonical(text)
    let exact = screens.filter { canonical($0.heading) == wanted }
    if !exact.isEmpty { return exact }
    return screens.filter { screen in
      guard let place = screen.location else { return false }
      return canonical("\(place.file):\(place.line)".harmlessForTerminal) == wanted
    }
  }

  /// The text without the `./` that a path may begin with.
  private static func canonical(_ text: String) -> Substring {
    var rest = text[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest
  }
}
