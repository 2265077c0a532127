/// The names of symbols in other languages than English: the words that iOS has on its own buttons
/// for the same things. A name is in every language or in none: raw names stay as they are.
public enum SymbolTranslations {
  /// How sure a translation is: translated, not recorded, but for what a capture shows.
  public static func certainty(of english: String, in language: PhraseLanguage) -> Phrase.Certainty {
    recorded[english] == language ? .recorded : .translated
  }

  /// What a translation rests on.
  public static func source(of english: String, in language: PhraseLanguage) -> String {
    certainty(of: english, in: language) == .recorded
      ? "a capture of an app in that language" : Phrase.Evidence.iOSVocabulary.rawValue
  }

  /// Seen on a device: `xmark` in a German app.
  private static let recorded: [String: PhraseLanguage] = ["Close": .german]

  /// The name in that language; nil where none is known, or the language is English.
  public static func name(_ english: String, in language: PhraseLanguage) -> String? {
    guard let column = columns.firstIndex(of: language.column), let row = rows[english],
      row.indices.contains(column)
    else { return nil }
    return language.written(row[column])
  }

  /// The languages in the order of each row.
  static let columns: [PhraseLanguage] = [
    .german, .french, .spanish, .italian, .brazilianPortuguese, .dutch, .japanese,
    .simplifiedChinese, .korean, .russian, .arabic, .hebrew,
  ]

  static let rows: [String: [String]] = [
    "Favorite": [
      "Favorit", "Favori", "Favorito", "Preferito", "Favorito", "Favoriet", "よく使う項目", "个人收藏", "즐겨찾기",
      "Избранное", "مفضل", "מועדף",
    ],
    "Love": [
      "Liebe", "J’adore", "Me encanta", "Amore", "Amei", "Geweldig", "ラブ", "喜爱", "좋아요", "Нравится", "حب",
      "אהבה",
    ],
    "Trash": [
      "Papierkorb", "Corbeille", "Papelera", "Cestino", "Lixeira", "Prullenmand", "ゴミ箱", "废纸篓", "휴지통",
      "Корзина", "سلة المهملات", "פח",
    ],
    "Add": [
      "Hinzufügen", "Ajouter", "Añadir", "Aggiungi", "Adicionar", "Voeg toe", "追加", "添加", "추가", "Добавить",
      "إضافة", "הוסף",
    ],
    "Remove": [
      "Entfernen", "Supprimer", "Eliminar", "Rimuovi", "Remover", "Verwijder", "削除", "移除", "제거", "Удалить",
      "إزالة", "הסר",
    ],
    "Close": [
      "Schließen", "Fermer", "Cerrar", "Chiudi", "Fechar", "Sluit", "閉じる", "关闭", "닫기", "Закрыть", "إغلاق",
      "סגור",
    ],
    "Share": [
      "Teilen", "Partager", "Compartir", "Condividi", "Compartilhar", "Deel", "共有", "共享", "공유", "Поделиться",
      "مشاركة", "שתף",
    ],
    "Search": [
      "Suchen", "Rechercher", "Buscar", "Cerca", "Buscar", "Zoek", "検索", "搜索", "검색", "Поиск", "بحث", "חיפוש",
    ],
    "Settings": [
      "Einstellungen", "Réglages", "Ajustes", "Impostazioni", "Ajustes", "Instellingen", "設定", "设置", "설정",
      "Настройки", "الإعدادات", "הגדרות",
    ],
    "Back": [
      "Zurück", "Retour", "Atrás", "Indietro", "Voltar", "Terug", "戻る", "返回", "뒤로", "Назад", "رجوع", "הקודם",
    ],
    "Forward": [
      "Vorwärts", "Suivant", "Siguiente", "Avanti", "Avançar", "Volgende", "進む", "前进", "앞으로", "Вперед",
      "تقدم", "הבא",
    ],
    "Home": [
      "Home", "Domicile", "Casa", "Casa", "Casa", "Woning", "ホーム", "主屏幕", "홈", "Дом", "المنزل", "בית",
    ],
    "More": ["Mehr", "Plus", "Más", "Altro", "Mais", "Meer", "その他", "更多", "더 보기", "Еще", "المزيد", "עוד"],
    "More Info": [
      "Weitere Infos", "Plus d’infos", "Más información", "Altre info", "Mais informações", "Meer info",
      "詳しい情報", "更多信息", "추가 정보", "Подробнее", "مزيد من المعلومات", "מידע נוסף",
    ],
    "Play": [
      "Wiedergabe", "Lecture", "Reproducir", "Riproduci", "Reproduzir", "Speel af", "再生", "播放", "재생",
      "Воспроизвести", "تشغيل", "נגן",
    ],
    "Pause": [
      "Pause", "Pause", "Pausa", "Pausa", "Pausar", "Pauze", "一時停止", "暂停", "일시 정지", "Пауза", "إيقاف مؤقت",
      "השהה",
    ],
    "Stop": [
      "Stopp", "Arrêter", "Detener", "Stop", "Parar", "Stop", "停止", "停止", "정지", "Стоп", "إيقاف", "עצור",
    ],
    "Camera": [
      "Kamera", "Appareil photo", "Cámara", "Fotocamera", "Câmera", "Camera", "カメラ", "相机", "카메라", "Камера",
      "الكاميرا", "מצלמה",
    ],
    "Refresh": [
      "Aktualisieren", "Actualiser", "Actualizar", "Aggiorna", "Atualizar", "Ververs", "更新", "刷新", "새로 고침",
      "Обновить", "تحديث", "רענן",
    ],
    "Save": [
      "Sichern", "Enregistrer", "Guardar", "Salva", "Salvar", "Bewaar", "保存", "存储", "저장", "Сохранить", "حفظ",
      "שמור",
    ],
    "Send": [
      "Senden", "Envoyer", "Enviar", "Invia", "Enviar", "Verstuur", "送信", "发送", "보내기", "Отправить", "إرسال",
      "שלח",
    ],
    "Print": [
      "Drucken", "Imprimer", "Imprimir", "Stampa", "Imprimir", "Druk af", "プリント", "打印", "프린트", "Напечатать",
      "طباعة", "הדפס",
    ],
    "Edit": [
      "Bearbeiten", "Modifier", "Editar", "Modifica", "Editar", "Wijzig", "編集", "编辑", "편집", "Править",
      "تحرير", "עריכה",
    ],
    "Copy": [
      "Kopieren", "Copier", "Copiar", "Copia", "Copiar", "Kopieer", "コピー", "拷贝", "복사", "Скопировать", "نسخ",
      "העתק",
    ],
    "Lock": [
      "Sperren", "Verrouiller", "Bloquear", "Blocca", "Bloquear", "Vergrendel", "ロック", "锁定", "잠금",
      "Заблокировать", "قفل", "נעל",
    ],
    "Unlock": [
      "Entsperren", "Déverrouiller", "Desbloquear", "Sblocca", "Desbloquear", "Ontgrendel", "ロック解除", "解锁",
      "잠금 해제", "Разблокировать", "إلغاء القفل", "בטל נעילה",
    ],
    "Bookmark": [
      "Lesezeichen", "Signet", "Marcador", "Segnalibro", "Favorito", "Bladwijzer", "ブックマーク", "书签", "책갈피",
      "Закладка", "إشارة مرجعية", "סימנייה",
    ],
    "Call": [
      "Anrufen", "Appeler", "Llamar", "Chiama", "Ligar", "Bel", "電話をかける", "呼叫", "전화 걸기", "Позвонить", "اتصال",
      "התקשר",
    ],
    "Message": [
      "Nachricht", "Message", "Mensaje", "Messaggio", "Mensagem", "Bericht", "メッセージ", "信息", "메시지",
      "Сообщение", "رسالة", "הודעה",
    ],
    "Reply": [
      "Antworten", "Répondre", "Responder", "Rispondi", "Responder", "Antwoord", "返信", "回复", "답장", "Ответить",
      "رد", "השב",
    ],
    "Up": [
      "Nach oben", "Haut", "Arriba", "Su", "Acima", "Omhoog", "上", "向上", "위", "Вверх", "لأعلى", "למעלה",
    ],
    "Down": [
      "Nach unten", "Bas", "Abajo", "Giù", "Abaixo", "Omlaag", "下", "向下", "아래", "Вниз", "لأسفل", "למטה",
    ],
    "Left": [
      "Links", "Gauche", "Izquierda", "Sinistra", "Esquerda", "Links", "左", "向左", "왼쪽", "Влево", "يسار",
      "שמאלה",
    ],
    "Right": [
      "Rechts", "Droite", "Derecha", "Destra", "Direita", "Rechts", "右", "向右", "오른쪽", "Вправо", "يمين",
      "ימינה",
    ],
    "Go Up": [
      "Nach oben", "Remonter", "Subir", "Vai su", "Ir para Cima", "Ga omhoog", "上へ移動", "前往上方", "위로 이동",
      "Перейти вверх", "الانتقال لأعلى", "עבור למעלה",
    ],
    "Go Down": [
      "Nach unten", "Descendre", "Bajar", "Vai giù", "Ir para Baixo", "Ga omlaag", "下へ移動", "前往下方", "아래로 이동",
      "Перейти вниз", "الانتقال لأسفل", "עבור למטה",
    ],
    "Help": [
      "Hilfe", "Aide", "Ayuda", "Aiuto", "Ajuda", "Help", "ヘルプ", "帮助", "도움말", "Справка", "مساعدة", "עזרה",
    ],
    "Error": [
      "Fehler", "Erreur", "Error", "Errore", "Erro", "Fout", "エラー", "错误", "오류", "Ошибка", "خطأ", "שגיאה",
    ],
    "Selected": [
      "Ausgewählt", "Sélectionné", "Seleccionado", "Selezionato", "Selecionado", "Geselecteerd", "選択中", "已选定",
      "선택됨", "Выбрано", "محدد", "נבחר",
    ],
    "Globe": [
      "Globus", "Globe", "Globo terráqueo", "Globo", "Globo", "Wereldbol", "地球", "地球", "지구본", "Глобус",
      "الكرة الأرضية", "גלובוס",
    ],
    "Calendar": [
      "Kalender", "Calendrier", "Calendario", "Calendario", "Calendário", "Agenda", "カレンダー", "日历", "캘린더",
      "Календарь", "التقويم", "לוח שנה",
    ],
    "Clock": [
      "Uhr", "Horloge", "Reloj", "Orologio", "Relógio", "Klok", "時計", "时钟", "시계", "Часы", "الساعة", "שעון",
    ],
    "Location": [
      "Ort", "Position", "Ubicación", "Posizione", "Localização", "Locatie", "位置情報", "位置", "위치", "Геопозиция",
      "الموقع", "מיקום",
    ],
    "Notifications": [
      "Mitteilungen", "Notifications", "Notificaciones", "Notifiche", "Notificações", "Meldingen", "通知", "通知",
      "알림", "Уведомления", "الإشعارات", "הודעות",
    ],
    "Rewind": [
      "Zurückspulen", "Rembobiner", "Rebobinar", "Riavvolgi", "Retroceder", "Spoel terug", "巻き戻し",
      "倒带", "되감기", "Перемотать назад", "إرجاع", "הרץ אחורה",
    ],
    "Fast Forward": [
      "Vorspulen", "Avance rapide", "Avance rápido", "Avanza veloce", "Avançar rapidamente",
      "Spoel vooruit", "早送り", "快进", "빨리 감기", "Перемотать вперед", "تقديم سريع", "הרץ קדימה",
    ],
    "Verified": [
      "Bestätigt", "Vérifié", "Verificado", "Verificato", "Verificado", "Geverifieerd", "確認済み",
      "已验证", "확인됨", "Подтверждено", "تم التحقق", "מאומת",
    ],
    "Cloud": [
      "Wolke", "Nuage", "Nube", "Nuvola", "Nuvem", "Wolk", "雲", "云", "구름", "Облако", "سحابة", "ענן",
    ],
    "Document": [
      "Dokument", "Document", "Documento", "Documento", "Documento", "Document", "書類", "文稿", "도큐멘트",
      "Документ", "مستند", "מסמך",
    ],
    "Water Drop": [
      "Wassertropfen", "Goutte d’eau", "Gota de agua", "Goccia d’acqua", "Gota d’água",
      "Waterdruppel", "水滴", "水滴", "물방울", "Капля воды", "قطرة ماء", "טיפת מים",
    ],
    "Drop": [
      "Tropfen", "Goutte", "Gota", "Goccia", "Gota", "Druppel", "しずく", "水滴", "방울", "Капля", "قطرة",
      "טיפה",
    ],
    "Drop, fill": [
      "Tropfen, gefüllt", "Goutte, pleine", "Gota, rellena", "Goccia, piena", "Gota, preenchida",
      "Druppel, gevuld", "しずく、塗りつぶし", "水滴，填充", "방울, 채움", "Капля, с заливкой", "قطرة، معبأة",
      "טיפה, מלאה",
    ],
    "Get Mail": [
      "E-Mails empfangen", "Relever le courrier", "Obtener correo", "Ricevi posta", "Obter E-mails",
      "Ontvang e-mail", "メールを受信", "收取邮件", "메일 가져오기", "Получить почту", "جلب البريد", "קבל דואר",
    ],
    "Walk": [
      "Gehen", "Marcher", "Caminar", "Camminare", "Caminhar", "Wandelen", "歩く", "步行", "걷기",
      "Ходьба", "مشي", "הליכה",
    ],
    "Flag": [
      "Markierung", "Drapeau", "Bandera", "Bandiera", "Bandeira", "Vlag", "フラグ", "旗标", "깃발", "Флаг",
      "علم", "דגל",
    ],
    "Folder": [
      "Ordner", "Dossier", "Carpeta", "Cartella", "Pasta", "Map", "フォルダ", "文件夹", "폴더", "Папка",
      "مجلد", "תיקייה",
    ],
    "Card": [
      "Karte", "Carte", "Tarjeta", "Carta", "Cartão", "Kaart", "カード", "卡片", "카드", "Карта", "بطاقة",
      "כרטיס",
    ],
    "Leaf": [
      "Blatt", "Feuille", "Hoja", "Foglia", "Folha", "Blad", "葉", "叶子", "나뭇잎", "Лист", "ورقة شجر",
      "עלה",
    ],
    "Link": [
      "Link", "Lien", "Enlace", "Link", "Link", "Koppeling", "リンク", "链接", "링크", "Ссылка", "رابط",
      "קישור",
    ],
    "List": [
      "Liste", "Liste", "Lista", "Elenco", "Lista", "Lijst", "リスト", "列表", "목록", "Список", "قائمة",
      "רשימה",
    ],
    "Dictate": [
      "Diktieren", "Dicter", "Dictar", "Detta", "Ditar", "Dicteer", "音声入力", "听写", "받아쓰기",
      "Диктовать", "إملاء", "הכתב",
    ],
    "Dark mode": [
      "Dunkelmodus", "Mode sombre", "Modo oscuro", "Modalità scura", "Modo escuro", "Donkere modus",
      "ダークモード", "深色模式", "다크 모드", "Темный режим", "نمط داكن", "מצב כהה",
    ],
    "Attach": [
      "Anhängen", "Joindre", "Adjuntar", "Allega", "Anexar", "Voeg bijlage toe", "添付", "附加", "첨부",
      "Прикрепить", "إرفاق", "צרף",
    ],
    "Person": [
      "Person", "Personne", "Persona", "Persona", "Pessoa", "Persoon", "人物", "人物", "사람", "Человек",
      "شخص", "אדם",
    ],
    "Two People": [
      "Zwei Personen", "Deux personnes", "Dos personas", "Due persone", "Duas pessoas",
      "Twee personen", "2人", "两个人", "두 사람", "Два человека", "شخصان", "שני אנשים",
    ],
    "Account": [
      "Account", "Compte", "Cuenta", "Account", "Conta", "Account", "アカウント", "账户", "계정",
      "Учетная запись", "الحساب", "חשבון",
    ],
    "Add People/Follow": [
      "Personen hinzufügen/Folgen", "Ajouter des personnes/Suivre", "Añadir personas/Seguir",
      "Aggiungi persone/Segui", "Adicionar Pessoas/Seguir", "Voeg personen toe/Volg", "人を追加／フォロー",
      "添加人员/关注", "사람 추가/팔로우", "Добавить людей/Следить", "إضافة أشخاص/متابعة", "הוסף אנשים/עקוב",
    ],
    "Slideshow": [
      "Diashow", "Diaporama", "Pase de diapositivas", "Presentazione", "Apresentação de slides",
      "Diavoorstelling", "スライドショー", "幻灯片显示", "슬라이드쇼", "Слайд-шоу", "عرض شرائح", "מצגת",
    ],
    "Safari": [
      "Safari", "Safari", "Safari", "Safari", "Safari", "Safari", "Safari", "Safari", "Safari",
      "Safari", "Safari", "Safari",
    ],
    "shield, left half filled": [
      "Schild, linke Hälfte gefüllt", "bouclier, moitié gauche pleine",
      "escudo, mitad izquierda rellena", "scudo, metà sinistra piena",
      "escudo, metade esquerda preenchida", "schild, linkerhelft gevuld", "盾、左半分塗りつぶし", "盾牌，左半边填充",
      "방패, 왼쪽 절반 채움", "щит, левая половина закрашена", "درع، النصف الأيسر معبأ",
      "מגן, חצי שמאלי מלא",
    ],
    "Sparkle": [
      "Funkeln", "Étincelle", "Destello", "Scintilla", "Brilho", "Fonkeling", "キラキラ", "闪光", "반짝임",
      "Блеск", "تألق", "ניצוץ",
    ],
    "Compose": [
      "Verfassen", "Rédiger", "Redactar", "Scrivi", "Escrever", "Stel op", "作成", "撰写", "작성",
      "Написать", "إنشاء", "כתוב",
    ],
    "Brightness higher": [
      "Helligkeit erhöhen", "Augmenter la luminosité", "Más brillo", "Aumenta luminosità",
      "Aumentar brilho", "Helderheid hoger", "明るさを上げる", "提高亮度", "밝기 증가", "Увеличить яркость",
      "زيادة السطوع", "הגבר בהירות",
    ],
    "Wi-Fi": [
      "WLAN", "Wi-Fi", "Wi-Fi", "Wi-Fi", "Wi-Fi", "Wi-Fi", "Wi-Fi", "无线局域网", "Wi-Fi", "Wi-Fi",
      "Wi-Fi", "רשת אלחוטית",
    ],
  ]
}
