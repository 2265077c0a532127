/// AccessibilitySnapshot's table in Russian, swapped spans and stray Latin letters included.
enum RussianSnapshotPhrases {
  static func text(_ key: SnapshotPhraseKey) -> String {
    switch key {
    case .selected: "Выбрано."
    case .selectedText: "Выбрано: "
    case .dimmed: "Недоступно."
    case .button: "Кнопка."
    case .backButton: "Кнопка назад."
    case .backWord: "назад"
    case .tab: "Вкладка."
    case .heading: "Заголовок."
    case .link: "Ссылка."
    case .adjustable: "Элемент регулировки."
    case .image: "Изображение."
    case .searchField: "Поле поиска."
    case .on: "Вкл."
    case .off: "Выкл."
    case .mixed: "Смешанно."
    case .switchButton: "Кнопка-переключатель."
    case .textField: "текстовое поле."
    case .secureTextField: "Защищённое текстовое поле."
    case .isEditing: "Идет правка"
    case .series: "%1 из %2."
    case .rowSpan: "Охватывает столбцов: %1."
    case .columnSpan: "Охватывает строк: %1."
    case .row: "Ряд %1."
    case .column: "Столбец %1."
    case .listStart: "Начало списка."
    case .listEnd: "Конец списка."
    case .landmark: "Ориентир."
    case .landmarkEnd: "Конец строки."
    case .adjustableHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение."
    case .switchHint: "Коснитесь дважды, чтобы переключить настройку."
    case .textFieldHint: "коснитесь дважды, чтобы редактировать"
    case .editingHint: "Используйте ротор для доступа к oбъeкту: Cлова с ошибками"
    case .textAreaHint:
      "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к oбъeкту: Cлова с ошибками"
    case .actions: "Доступны действия"
    case .moreContent: "Доступно больше контента"
    }
  }
}
