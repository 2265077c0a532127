/// The words on what the system adds, in the language of the screen.
struct SystemWords {
  let ok: String
  let cancel: String
  let search: String
  let clearText: String
  let more: String
  let dismissPopup: String
  let dismissContextMenu: String
  let sheetGrabber: String

  init(language: String, locale: String) {
    let row = SystemWords.row(language: language, locale: locale)
    let english = SystemWords.english
    func word(_ index: Int) -> String { index < row.count ? row[index] : english[index] }
    ok = word(0)
    cancel = word(1)
    search = word(2)
    more = word(3)
    clearText = word(4)
    dismissPopup = word(5)
    dismissContextMenu = word(6)
    sheetGrabber = word(7)
  }

  private static func row(language: String, locale: String) -> [String] {
    if language == "zh", locale.contains("Hant") || locale.contains("TW") || locale.contains("HK") {
      return traditionalChinese
    }
    return table[language] ?? english
  }

  /// "Dismiss context menu" and "Sheet Grabber" are as heard (spec voiceover.md c.4); "dismiss
  /// popup" is the name of a popover's surroundings.
  private static let english = [
    "OK", "Cancel", "Search", "More", "Clear text", "dismiss popup", "Dismiss context menu",
    "Sheet Grabber",
  ]

  private static let traditionalChinese = [
    "好", "取消", "搜尋", "更多", "清除文字", "關閉彈出式視窗", "關閉內容選單", "工作表拖移列",
  ]

  /// The languages of which every word is known.
  static let wholeLanguages: [String] = {
    table.filter { $0.value.count == english.count }.keys.sorted() + ["en"]
  }()

  /// Words that apps show in these languages. What stands behind a row's end is said in English.
  private static let table: [String: [String]] = [
    "de": [
      "OK", "Abbrechen", "Suchen", "Mehr", "Text löschen", "Einblendmenü ausblenden",
      "Kontextmenü ausblenden", "Blattanfasser",
    ],
    "fr": [
      "OK", "Annuler", "Rechercher", "Plus", "Effacer le texte", "fermer la fenêtre contextuelle",
      "Fermer le menu contextuel", "Poignée de la feuille",
    ],
    "es": [
      "Aceptar", "Cancelar", "Buscar", "Más", "Borrar texto", "descartar ventana emergente",
      "Descartar menú contextual", "Tirador de la hoja",
    ],
    "it": [
      "OK", "Annulla", "Cerca", "Altro", "Cancella testo", "chiudi popup",
      "Chiudi menu contestuale", "Maniglia del foglio",
    ],
    "pt": [
      "OK", "Cancelar", "Buscar", "Mais", "Apagar texto", "fechar pop-up",
      "Fechar menu contextual", "Alça da folha",
    ],
    "nl": [
      "OK", "Annuleer", "Zoek", "Meer", "Wis tekst", "sluit pop-up", "Sluit contextmenu",
      "Greep van blad",
    ],
    "sv": ["OK", "Avbryt", "Sök", "Mer", "Rensa text", "stäng popup", "Stäng kontextmeny"],
    "da": ["OK", "Annuller", "Søg", "Mere", "Ryd tekst", "luk popup", "Luk kontekstmenu"],
    "nb": ["OK", "Avbryt", "Søk", "Mer", "Fjern tekst", "lukk popup", "Lukk kontekstmeny"],
    "no": ["OK", "Avbryt", "Søk", "Mer", "Fjern tekst", "lukk popup", "Lukk kontekstmeny"],
    "fi": ["OK", "Kumoa", "Etsi", "Lisää", "Tyhjennä teksti"],
    "pl": ["OK", "Anuluj", "Szukaj", "Więcej", "Wyczyść tekst"],
    "cs": ["OK", "Zrušit", "Hledat", "Více", "Smazat text"],
    "tr": ["Tamam", "Vazgeç", "Ara", "Daha Fazla", "Metni sil"],
    "ru": [
      "ОК", "Отменить", "Поиск", "Еще", "Удалить текст", "закрыть всплывающее окно",
      "Закрыть контекстное меню", "Манипулятор листа",
    ],
    "uk": ["OK", "Скасувати", "Пошук", "Більше", "Очистити текст"],
    "ja": [
      "OK", "キャンセル", "検索", "その他", "テキストを消去", "ポップアップを閉じる",
      "コンテキストメニューを閉じる", "シートのつまみ",
    ],
    "ko": [
      "확인", "취소", "검색", "더 보기", "텍스트 지우기", "팝업 닫기", "컨텍스트 메뉴 닫기", "시트 손잡이",
    ],
    "zh": [
      "好", "取消", "搜索", "更多", "清除文本", "关闭弹出式窗口", "关闭上下文菜单", "表单抓手",
    ],
    "ar": [
      "موافق", "إلغاء", "بحث", "المزيد", "مسح النص", "إغلاق النافذة المنبثقة",
      "إغلاق قائمة السياق", "مقبض الورقة",
    ],
    "he": [
      "אישור", "ביטול", "חיפוש", "עוד", "מחיקת המלל", "סגירת החלון הקופץ", "סגירת תפריט ההקשר",
      "ידית הגיליון",
    ],
  ]
}
