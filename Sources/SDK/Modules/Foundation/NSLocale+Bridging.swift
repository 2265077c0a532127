// Foundation: a locale as an NSLocale.
// Code of our own.

extension NSLocale {
  static func bridging(_ locale: Locale) -> NSLocale { NSLocale(locale) }
}
