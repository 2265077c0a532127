import Testing

// Expectations printed by DateFormatter of Swift 6.3, whose locale data is Apple's.
@Suite("Styles of DateFormatter by locale") struct DateStyleTests {
  private func written(_ date: String, _ time: String, _ locale: String) -> String {
    value(
      """
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "\(locale)")
      formatter.timeZone = TimeZone(identifier: "UTC")
      formatter.dateStyle = .\(date)
      formatter.timeStyle = .\(time)
      return formatter.string(from: Date(timeIntervalSince1970: 1_790_000_000))
      """)
  }

  @Test(
    "A short date is written as the locale writes it",
    arguments: [
      ("en_US", "9/21/26"), ("de_DE", "21.09.26"), ("pl_PL", "21.09.2026"), ("fi_FI", "21.9.2026"),
      ("hu_HU", "2026. 09. 21."), ("ko_KR", "2026. 9. 21."), ("en_AU", "21/9/2026"), ("en_IN", "21/09/26"),
      ("uk_UA", "21.09.26"), ("vi_VN", "21/9/26"), ("sv_SE", "2026-09-21"), ("nb_NO", "21.09.2026"),
      ("zh_TW", "2026/9/21"), ("fr_CA", "2026-09-21"), ("hr_HR", "21.09.2026."),
    ])
  func short(locale: String, expected: String) { #expect(written("short", "none", locale) == expected) }

  @Test(
    "A medium date has no name of a month where the locale writes numbers",
    arguments: [
      ("en_US", "Sep 21, 2026"), ("de_DE", "21.09.2026"), ("ja_JP", "2026/09/21"), ("ko_KR", "2026. 9. 21."),
      ("fr_FR", "21 sept. 2026"), ("hr_HR", "21.09.2026."), ("vi_VN", "ngày 21 thg 9, 2026"),
    ])
  func medium(locale: String, expected: String) { #expect(written("medium", "none", locale) == expected) }

  @Test(
    "A full date names the weekday as it stands alone, or with the locale's signs",
    arguments: [("fi_FI", "maanantai 21. syyskuuta 2026"), ("en_AU", "Monday, 21 September 2026")])
  func full(locale: String, expected: String) { #expect(written("full", "none", locale) == expected) }

  @Test(
    "A time stands where the locale puts it",
    arguments: [
      ("medium", "de_DE", "21.09.2026, 14:13"), ("medium", "ja_JP", "2026/09/21 14:13"),
      ("medium", "vi_VN", "14:13 ngày 21 thg 9, 2026"), ("short", "de_DE", "21.09.26, 14:13"),
    ])
  func times(style: String, locale: String, expected: String) {
    #expect(written(style, "short", locale) == expected)
  }
}
