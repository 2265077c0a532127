extension Library {
  /// The marks around what is quoted, by language (CLDR, `delimiters`).
  static let quotationMarks: [String: (begin: String, end: String)] = [
    "ar": ("”", "“"), "cs": ("„", "“"), "da": ("“", "”"), "de": ("„", "“"), "en": ("“", "”"),
    "es": ("«", "»"), "fi": ("”", "”"), "fr": ("«", "»"), "it": ("«", "»"), "ja": ("「", "」"),
    "ko": ("‘", "’"), "nb": ("«", "»"), "nl": ("‘", "’"), "pl": ("„", "”"), "pt": ("“", "”"),
    "ru": ("«", "»"), "sv": ("”", "”"), "tr": ("“", "”"), "uk": ("«", "»"), "zh": ("“", "”"),
  ]
}
