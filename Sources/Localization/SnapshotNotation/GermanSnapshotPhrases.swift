/// AccessibilitySnapshot's table in German, misspellings included.
enum GermanSnapshotPhrases {
  static func text(_ key: SnapshotPhraseKey) -> String {
    switch key {
    case .selected: "Auswahl."
    case .selectedText: "Auswahl: "
    case .dimmed: "Grau dargestellt."
    case .button: "Taste."
    case .backButton: "Zurück Taste."
    case .backWord: "Zurück"
    case .tab: "Tabulator."
    case .heading: "Überschrift."
    case .link: "Hyperlink."
    case .adjustable: "Einstellbar."
    case .image: "Bild."
    case .searchField: "Suchfeld."
    case .on: "Ein."
    case .off: "Aus."
    case .mixed: "Gemischt."
    case .switchButton: "Umschalttaste."
    case .textField: "Textfeld."
    case .secureTextField: "Sicheres Textfeld."
    case .isEditing: "Bearbeiten"
    case .series: "%1 von %2."
    case .rowSpan: "Umfasst %1 Zeilen."
    case .columnSpan: "Umfasst %1 Spalten."
    case .row: "Zeile %1."
    case .column: "Spalte %1."
    case .listStart: "Anfang der Liste."
    case .listEnd: "Ende der Liste."
    case .landmark: "Orientierungspunkt."
    case .landmarkEnd: "Ende."
    case .adjustableHint:
      "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."
    case .switchHint: "Zum Umschalten Doppeltippen."
    case .textFieldHint: "Zum Bearbeiten doppeltippen."
    case .editingHint: "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"
    case .textAreaHint:
      "Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"
    case .actions: "Aktionen verfügbar"
    case .moreContent: "Weiterhin inhalte verfügbar"
    }
  }
}
