extension SpokenSymbol {
  /// The names by symbol, in the order of `PhraseLanguage.allCases`: English as heard or as the
  /// synthesizers of Apple name them, the rest translated.
  static let table: [SpokenSymbol] = [
    SpokenSymbol(
      "@", .some,
      [
        "at", "At", "arobase", "arroba", "chiocciola", "arroba", "apenstaartje", "アットマーク", "at", "골뱅이",
        "собака", "آت", "כרוכית",
      ]),
    SpokenSymbol(
      "#", .some,
      [
        "number sign", "Nummernzeichen", "dièse", "almohadilla", "cancelletto", "cerquilha", "hekje",
        "シャープ", "井号", "우물 정", "решётка", "علامة الشباك", "סולמית",
      ]),
    SpokenSymbol(
      "&", .some,
      [
        "and", "und", "et", "y", "e", "e", "en", "アンド", "和", "앤드", "и", "و", "ו",
      ]),
    SpokenSymbol(
      "%", .always,
      [
        "percent", "Prozent", "pour cent", "por ciento", "percento", "por cento", "procent", "パーセント",
        "百分之", "퍼센트", "процентов", "بالمئة", "אחוז",
      ]),
    SpokenSymbol(
      "+", .some,
      [
        "plus", "plus", "plus", "más", "più", "mais", "plus", "プラス", "加号", "더하기", "плюс", "زائد", "פלוס",
      ]),
    SpokenSymbol(
      "=", .all,
      [
        "equals", "gleich", "égal", "igual", "uguale", "igual", "is gelijk aan", "イコール", "等于", "등호",
        "равно", "يساوي", "שווה",
      ]),
    SpokenSymbol(
      "<", .some,
      [
        "less than", "kleiner als", "inférieur à", "menor que", "minore di", "menor que", "kleiner dan",
        "小なり", "小于号", "보다 작음", "меньше", "أصغر من", "קטן מ",
      ]),
    SpokenSymbol(
      ">", .some,
      [
        "greater than", "größer als", "supérieur à", "mayor que", "maggiore di", "maior que",
        "groter dan", "大なり", "大于号", "보다 큼", "больше", "أكبر من", "גדול מ",
      ]),
    SpokenSymbol(
      "/", .some,
      [
        "slash", "Schrägstrich", "barre oblique", "barra", "barra", "barra", "schuine streep", "スラッシュ",
        "斜杠", "슬래시", "косая черта", "شرطة مائلة", "לוכסן",
      ]),
    SpokenSymbol(
      "\\", .some,
      [
        "backslash", "umgekehrter Schrägstrich", "barre oblique inverse", "barra invertida",
        "barra rovesciata", "barra invertida", "backslash", "バックスラッシュ", "反斜杠", "백슬래시",
        "обратная косая черта", "شرطة مائلة عكسية", "לוכסן הפוך",
      ]),
    SpokenSymbol(
      "_", .some,
      [
        "underscore", "Unterstrich", "tiret bas", "guión bajo", "trattino basso", "sublinhado",
        "onderstrepingsteken", "アンダースコア", "下划线", "밑줄", "подчёркивание", "شرطة سفلية", "קו תחתון",
      ]),
    SpokenSymbol(
      "*", .some,
      [
        "star", "Stern", "astérisque", "asterisco", "asterisco", "asterisco", "sterretje", "アスタリスク", "星号",
        "별표", "звёздочка", "نجمة", "כוכבית",
      ]),
    SpokenSymbol(
      "-", .some,
      [
        "dash", "Strich", "tiret", "guión", "trattino", "traço", "streepje", "ダッシュ", "连字符", "대시", "тире",
        "شرطة", "מקף",
      ]),
    SpokenSymbol(
      "–", .some,
      [
        "dash", "Gedankenstrich", "tiret", "guión", "trattino", "traço", "streepje", "ダッシュ", "短破折号", "대시",
        "тире", "شرطة", "מקף",
      ]),
    SpokenSymbol(
      "—", .some,
      [
        "dash", "Gedankenstrich", "tiret", "raya", "lineetta", "travessão", "streepje", "ダッシュ", "破折号",
        "대시", "тире", "شرطة", "מקף",
      ]),
    SpokenSymbol(
      ",", .all,
      [
        "comma", "Komma", "virgule", "coma", "virgola", "vírgula", "komma", "コンマ", "逗号", "쉼표", "запятая",
        "فاصلة", "פסיק",
      ]),
    SpokenSymbol(
      ".", .all,
      [
        "period", "Punkt", "point", "punto", "punto", "ponto", "punt", "ピリオド", "句点", "마침표", "точка",
        "نقطة", "נקודה",
      ]),
    SpokenSymbol(
      ";", .all,
      [
        "semicolon", "Semikolon", "point-virgule", "punto y coma", "punto e virgola", "ponto e vírgula",
        "puntkomma", "セミコロン", "分号", "세미콜론", "точка с запятой", "فاصلة منقوطة", "נקודה ופסיק",
      ]),
    SpokenSymbol(
      ":", .all,
      [
        "colon", "Doppelpunkt", "deux-points", "dos puntos", "due punti", "dois-pontos", "dubbelepunt",
        "コロン", "冒号", "콜론", "двоеточие", "نقطتان", "נקודתיים",
      ]),
    SpokenSymbol(
      "!", .all,
      [
        "exclamation point", "Ausrufezeichen", "point d’exclamation", "exclamación", "punto esclamativo",
        "ponto de exclamação", "uitroepteken", "感嘆符", "感叹号", "느낌표", "восклицательный знак", "علامة تعجب",
        "סימן קריאה",
      ]),
    SpokenSymbol(
      "?", .all,
      [
        "question mark", "Fragezeichen", "point d’interrogation", "interrogación", "punto interrogativo",
        "ponto de interrogação", "vraagteken", "疑問符", "问号", "물음표", "вопросительный знак", "علامة استفهام",
        "סימן שאלה",
      ]),
    SpokenSymbol(
      "'", .all,
      [
        "apostrophe", "Apostroph", "apostrophe", "apóstrofo", "apostrofo", "apóstrofo", "apostrof",
        "アポストロフィ", "撇号", "아포스트로피", "апостроф", "فاصلة علوية", "גרש",
      ]),
    SpokenSymbol(
      "’", .all,
      [
        "apostrophe", "Apostroph", "apostrophe", "apóstrofo", "apostrofo", "apóstrofo", "apostrof",
        "アポストロフィ", "撇号", "아포스트로피", "апостроф", "فاصلة علوية", "גרש",
      ]),
    SpokenSymbol(
      "\"", .all,
      [
        "quotation mark", "Anführungszeichen", "guillemet", "comillas", "virgolette", "aspas",
        "aanhalingsteken", "引用符", "引号", "따옴표", "кавычка", "علامة اقتباس", "מירכאות",
      ]),
    SpokenSymbol(
      "“", .all,
      [
        "quotation mark", "Anführungszeichen", "guillemet", "comillas", "virgolette", "aspas",
        "aanhalingsteken", "引用符", "引号", "따옴표", "кавычка", "علامة اقتباس", "מירכאות",
      ]),
    SpokenSymbol(
      "”", .all,
      [
        "quotation mark", "Anführungszeichen", "guillemet", "comillas", "virgolette", "aspas",
        "aanhalingsteken", "引用符", "引号", "따옴표", "кавычка", "علامة اقتباس", "מירכאות",
      ]),
    SpokenSymbol(
      "(", .all,
      [
        "left paren", "Klammer auf", "parenthèse ouvrante", "abre paréntesis", "parentesi aperta",
        "abre parêntese", "haakje openen", "左かっこ", "左圆括号", "왼쪽 괄호", "открывающая скобка", "قوس أيسر",
        "סוגר שמאלי",
      ]),
    SpokenSymbol(
      ")", .all,
      [
        "right paren", "Klammer zu", "parenthèse fermante", "cierra paréntesis", "parentesi chiusa",
        "fecha parêntese", "haakje sluiten", "右かっこ", "右圆括号", "오른쪽 괄호", "закрывающая скобка", "قوس أيمن",
        "סוגר ימני",
      ]),
    SpokenSymbol(
      "[", .all,
      [
        "left bracket", "eckige Klammer auf", "crochet ouvrant", "abre corchete",
        "parentesi quadra aperta", "abre colchete", "vierkante haak openen", "左角かっこ", "左方括号", "왼쪽 대괄호",
        "открывающая квадратная скобка", "قوس مربع أيسر", "סוגר מרובע שמאלי",
      ]),
    SpokenSymbol(
      "]", .all,
      [
        "right bracket", "eckige Klammer zu", "crochet fermant", "cierra corchete",
        "parentesi quadra chiusa", "fecha colchete", "vierkante haak sluiten", "右角かっこ", "右方括号", "오른쪽 대괄호",
        "закрывающая квадратная скобка", "قوس مربع أيمن", "סוגר מרובע ימני",
      ]),
    SpokenSymbol(
      "{", .all,
      [
        "left brace", "geschweifte Klammer auf", "accolade ouvrante", "abre llave",
        "parentesi graffa aperta", "abre chave", "accolade openen", "左中かっこ", "左花括号", "왼쪽 중괄호",
        "открывающая фигурная скобка", "قوس معقوف أيسر", "סוגר מסולסל שמאלי",
      ]),
    SpokenSymbol(
      "}", .all,
      [
        "right brace", "geschweifte Klammer zu", "accolade fermante", "cierra llave",
        "parentesi graffa chiusa", "fecha chave", "accolade sluiten", "右中かっこ", "右花括号", "오른쪽 중괄호",
        "закрывающая фигурная скобка", "قوس معقوف أيمن", "סוגר מסולסל ימני",
      ]),
    SpokenSymbol(
      "~", .some,
      [
        "tilde", "Tilde", "tilde", "tilde", "tilde", "til", "tilde", "チルダ", "波浪号", "물결표", "тильда",
        "علامة المد", "טילדה",
      ]),
    SpokenSymbol(
      "^", .some,
      [
        "caret", "Zirkumflex", "accent circonflexe", "acento circunflejo", "accento circonflesso",
        "circunflexo", "dakje", "キャレット", "脱字号", "캐럿", "крышка", "علامة الإقحام", "גג",
      ]),
    SpokenSymbol(
      "|", .some,
      [
        "vertical bar", "senkrechter Strich", "barre verticale", "barra vertical", "barra verticale",
        "barra vertical", "verticale streep", "縦線", "竖线", "세로 막대", "вертикальная черта", "شرطة عمودية",
        "קו אנכי",
      ]),
    SpokenSymbol(
      "•", .some,
      [
        "bullet", "Aufzählungspunkt", "puce", "viñeta", "punto elenco", "marcador", "opsommingsteken",
        "ビュレット", "项目符号", "글머리 기호", "маркер", "تعداد نقطي", "תבליט",
      ]),
    SpokenSymbol(
      "·", .all,
      [
        "middle dot", "Mittelpunkt", "point médian", "punto medio", "punto mediano", "ponto médio",
        "middelpunt", "中黒", "间隔号", "가운뎃점", "точка посередине", "نقطة وسطى", "נקודה אמצעית",
      ]),
    SpokenSymbol(
      "…", .all,
      [
        "ellipsis", "Auslassungspunkte", "points de suspension", "puntos suspensivos",
        "puntini di sospensione", "reticências", "beletselteken", "三点リーダ", "省略号", "말줄임표", "многоточие",
        "علامة حذف", "שלוש נקודות",
      ]),
    SpokenSymbol(
      "°", .always,
      [
        "degrees", "Grad", "degrés", "grados", "gradi", "graus", "graden", "度", "度", "도", "градусов",
        "درجة", "מעלות",
      ]),
    SpokenSymbol(
      "×", .always,
      [
        "times", "mal", "fois", "por", "per", "vezes", "maal", "かける", "乘以", "곱하기", "умножить на", "ضرب",
        "כפול",
      ]),
    SpokenSymbol(
      "÷", .always,
      [
        "divided by", "geteilt durch", "divisé par", "dividido por", "diviso", "dividido por",
        "gedeeld door", "わる", "除以", "나누기", "разделить на", "مقسوم على", "חלקי",
      ]),
    SpokenSymbol(
      "−", .always,
      [
        "minus", "minus", "moins", "menos", "meno", "menos", "min", "マイナス", "减", "마이너스", "минус", "ناقص",
        "מינוס",
      ]),
    SpokenSymbol(
      "±", .always,
      [
        "plus or minus", "plus minus", "plus ou moins", "más menos", "più o meno", "mais ou menos",
        "plus of min", "プラスマイナス", "正负", "플러스 마이너스", "плюс-минус", "زائد أو ناقص", "פלוס מינוס",
      ]),
    SpokenSymbol(
      "©", .some,
      [
        "copyright", "Copyright", "copyright", "copyright", "copyright", "direitos autorais", "copyright",
        "著作権", "版权", "저작권", "авторское право", "حقوق النشر", "זכויות יוצרים",
      ]),
    SpokenSymbol(
      "®", .some,
      [
        "registered", "eingetragene Marke", "marque déposée", "marca registrada", "marchio registrato",
        "marca registrada", "geregistreerd", "登録商標", "注册商标", "등록 상표", "зарегистрированный товарный знак",
        "علامة مسجلة", "סימן רשום",
      ]),
    SpokenSymbol(
      "™", .some,
      [
        "trademark", "Warenzeichen", "marque", "marca comercial", "marchio", "marca comercial",
        "handelsmerk", "商標", "商标", "상표", "товарный знак", "علامة تجارية", "סימן מסחרי",
      ]),
    SpokenSymbol(
      "$", .always,
      [
        "dollar sign", "Dollarzeichen", "dollar", "signo de dólar", "dollaro", "cifrão", "dollarteken",
        "ドル記号", "美元符号", "달러 기호", "знак доллара", "علامة الدولار", "סימן דולר",
      ]),
    SpokenSymbol(
      "€", .always,
      [
        "euro sign", "Eurozeichen", "euro", "signo de euro", "euro", "sinal de euro", "euroteken",
        "ユーロ記号", "欧元符号", "유로 기호", "знак евро", "علامة اليورو", "סימן אירו",
      ]),
    SpokenSymbol(
      "£", .always,
      [
        "pound sign", "Pfundzeichen", "livre sterling", "signo de libra", "sterlina", "sinal de libra",
        "pondteken", "ポンド記号", "英镑符号", "파운드 기호", "знак фунта", "علامة الجنيه", "סימן לירה שטרלינג",
      ]),
    SpokenSymbol(
      "¥", .always,
      [
        "yen sign", "Yenzeichen", "yen", "signo de yen", "yen", "sinal de iene", "yenteken", "円記号",
        "人民币符号", "엔 기호", "знак иены", "علامة الين", "סימן ין",
      ]),
    SpokenSymbol(
      "→", .some,
      [
        "right arrow", "Pfeil nach rechts", "flèche vers la droite", "flecha hacia la derecha",
        "freccia a destra", "seta para a direita", "pijl naar rechts", "右向き矢印", "右箭头", "오른쪽 화살표",
        "стрелка вправо", "سهم لليمين", "חץ ימינה",
      ]),
    SpokenSymbol(
      "←", .some,
      [
        "left arrow", "Pfeil nach links", "flèche vers la gauche", "flecha hacia la izquierda",
        "freccia a sinistra", "seta para a esquerda", "pijl naar links", "左向き矢印", "左箭头", "왼쪽 화살표",
        "стрелка влево", "سهم لليسار", "חץ שמאלה",
      ]),
    SpokenSymbol(
      "✓", .some,
      [
        "check mark", "Häkchen", "coche", "marca de verificación", "segno di spunta", "marca de seleção",
        "vinkje", "チェックマーク", "勾号", "체크 표시", "галочка", "علامة اختيار", "סימן ביקורת",
      ]),
  ]
}
