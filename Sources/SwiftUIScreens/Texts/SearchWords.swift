/// What the system says when a search finds nothing. English as in Apple's documentation, the
/// other languages assumed.
package struct SearchWords {
  /// The title where it is not said what was searched for.
  package var none: String
  /// What stands before and after the text that was searched for.
  private var before: String
  private var after: String
  package var advice: String

  private init(_ none: String, _ before: String, _ after: String, _ advice: String) {
    self.none = none
    self.before = before
    self.after = after
    self.advice = advice
  }

  /// The title with what was searched for.
  package func about(_ text: String) -> String { before + text + after }

  /// The words of a language; the English ones where it has none here.
  package static func of(language: String) -> SearchWords { table[language] ?? english }

  private static let english = SearchWords(
    "No Results", "No Results for “", "”", "Check the spelling or try a new search.")

  private static let table: [String: SearchWords] = [
    "de": SearchWords(
      "Keine Ergebnisse", "Keine Ergebnisse für „", "“",
      "Überprüfe die Schreibweise oder versuche eine neue Suche."),
    "fr": SearchWords(
      "Aucun résultat", "Aucun résultat pour « ", " »",
      "Vérifiez l’orthographe ou essayez une nouvelle recherche."),
    "es": SearchWords(
      "Sin resultados", "Sin resultados para “", "”",
      "Comprueba la ortografía o prueba una nueva búsqueda."),
    "it": SearchWords(
      "Nessun risultato", "Nessun risultato per “", "”",
      "Controlla l’ortografia o prova una nuova ricerca."),
    "pt": SearchWords(
      "Sem Resultados", "Sem Resultados para “", "”",
      "Verifique a ortografia ou tente uma nova busca."),
    "nl": SearchWords(
      "Geen resultaten", "Geen resultaten voor ‘", "’",
      "Controleer de spelling of probeer een nieuwe zoekopdracht."),
    "ja": SearchWords(
      "結果なし", "“", "”に一致する結果はありません",
      "スペルを確認するか、新しい検索を試してください。"),
    "zh": SearchWords("无结果", "没有“", "”的搜索结果", "请检查拼写或尝试新的搜索。"),
    "ko": SearchWords("결과 없음", "‘", "’에 대한 결과 없음", "맞춤법을 확인하거나 다시 검색해 보십시오."),
    "ru": SearchWords(
      "Нет результатов", "Нет результатов для «", "»",
      "Проверьте написание или попробуйте новый запрос."),
    "ar": SearchWords(
      "لا توجد نتائج", "لا توجد نتائج لـ “", "”", "تحقق من الإملاء أو جرّب بحثًا جديدًا."),
    "he": SearchWords(
      "אין תוצאות", "אין תוצאות עבור “", "”", "יש לבדוק את האיות או לנסות חיפוש חדש."),
  ]
}
