/// The rows of the languages, from Unicode CLDR.
extension CalendarWords {
  static let english = CalendarWords(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ],
    aloneMonths: [],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ],
    halves: ["AM", "PM"], dayPattern: "MMM d, y", timePattern: "h:mm a",
    monthPattern: "MMMM y", weekdayPattern: "EEEE, MMMM d")

  static let britishEnglish = CalendarWords(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ],
    aloneMonths: [],
    shortMonths: [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ],
    weekdays: [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ],
    halves: [], dayPattern: "d MMM y", timePattern: "HH:mm",
    monthPattern: "MMMM y", weekdayPattern: "EEEE d MMMM")

  static let german = CalendarWords(
    months: [
      "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
      "November", "Dezember",
    ],
    aloneMonths: [],
    shortMonths: [
      "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
    ],
    weekdays: [
      "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
    ],
    halves: [], dayPattern: "dd.MM.y", timePattern: "HH:mm",
    monthPattern: "MMMM y", weekdayPattern: "EEEE, d. MMMM")

  static let french = CalendarWords(
    months: [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
      "novembre", "décembre",
    ],
    aloneMonths: [],
    shortMonths: [
      "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
    ],
    weekdays: [
      "dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi",
    ],
    halves: [], dayPattern: "d MMM y", timePattern: "HH:mm",
    monthPattern: "MMMM y", weekdayPattern: "EEEE d MMMM")

  static let spanish = CalendarWords(
    months: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
      "noviembre", "diciembre",
    ],
    aloneMonths: [],
    shortMonths: [
      "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
    ],
    weekdays: [
      "domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado",
    ],
    halves: [], dayPattern: "d MMM y", timePattern: "H:mm",
    monthPattern: "MMMM 'de' y", weekdayPattern: "EEEE, d 'de' MMMM")

  static let italian = CalendarWords(
    months: [
      "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
      "ottobre", "novembre", "dicembre",
    ],
    aloneMonths: [],
    shortMonths: [
      "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
    ],
    weekdays: [
      "domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato",
    ],
    halves: [], dayPattern: "d MMM y", timePattern: "HH:mm",
    monthPattern: "MMMM y", weekdayPattern: "EEEE d MMMM")

  static let portuguese = CalendarWords(
    months: [
      "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
      "outubro", "novembro", "dezembro",
    ],
    aloneMonths: [],
    shortMonths: [
      "jan.", "fev.", "mar.", "abr.", "mai.", "jun.", "jul.", "ago.", "set.", "out.", "nov.", "dez.",
    ],
    weekdays: [
      "domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira",
      "sábado",
    ],
    halves: [], dayPattern: "d 'de' MMM 'de' y", timePattern: "HH:mm",
    monthPattern: "MMMM 'de' y", weekdayPattern: "EEEE, d 'de' MMMM")

  static let dutch = CalendarWords(
    months: [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
      "oktober", "november", "december",
    ],
    aloneMonths: [],
    shortMonths: [
      "jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec",
    ],
    weekdays: [
      "zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag",
    ],
    halves: [], dayPattern: "d MMM y", timePattern: "HH:mm",
    monthPattern: "MMMM y", weekdayPattern: "EEEE d MMMM")

  static let japanese = CalendarWords(
    months: [
      "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
    ],
    aloneMonths: [],
    shortMonths: [
      "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
    ],
    weekdays: [
      "日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日",
    ],
    halves: [], dayPattern: "y/MM/dd", timePattern: "H:mm",
    monthPattern: "y年M月", weekdayPattern: "M月d日 EEEE")

  static let chinese = CalendarWords(
    months: [
      "一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月",
    ],
    aloneMonths: [],
    shortMonths: [
      "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月",
    ],
    weekdays: [
      "星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六",
    ],
    halves: [], dayPattern: "y年M月d日", timePattern: "HH:mm",
    monthPattern: "y年M月", weekdayPattern: "M月d日 EEEE")

  static let korean = CalendarWords(
    months: [
      "1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월",
    ],
    aloneMonths: [],
    shortMonths: [
      "1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월",
    ],
    weekdays: [
      "일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일",
    ],
    halves: ["오전", "오후"], dayPattern: "y. M. d.", timePattern: "a h:mm",
    monthPattern: "y년 MMMM", weekdayPattern: "MMMM d일 EEEE")

  static let russian = CalendarWords(
    months: [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября",
      "ноября", "декабря",
    ],
    aloneMonths: [
      "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь",
      "ноябрь", "декабрь",
    ],
    shortMonths: [
      "янв.", "февр.", "марта", "апр.", "мая", "июня", "июля", "авг.", "сент.", "окт.", "нояб.", "дек.",
    ],
    weekdays: [
      "воскресенье", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота",
    ],
    halves: [], dayPattern: "d MMM y 'г.'", timePattern: "HH:mm",
    monthPattern: "LLLL y 'г.'", weekdayPattern: "cccc, d MMMM")

  static let arabic = CalendarWords(
    months: [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
      "نوفمبر", "ديسمبر",
    ],
    aloneMonths: [],
    shortMonths: [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
      "نوفمبر", "ديسمبر",
    ],
    weekdays: [
      "الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت",
    ],
    halves: ["ص", "م"], dayPattern: "dd\u{200f}/MM\u{200f}/y", timePattern: "h:mm\u{a0}a",
    monthPattern: "MMMM y", weekdayPattern: "EEEE، d MMMM")

  static let hebrew = CalendarWords(
    months: [
      "ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר", "נובמבר",
      "דצמבר",
    ],
    aloneMonths: [],
    shortMonths: [
      "ינו׳", "פבר׳", "מרץ", "אפר׳", "מאי", "יוני", "יולי", "אוג׳", "ספט׳", "אוק׳", "נוב׳", "דצמ׳",
    ],
    weekdays: [
      "יום ראשון", "יום שני", "יום שלישי", "יום רביעי", "יום חמישי", "יום שישי", "יום שבת",
    ],
    halves: [], dayPattern: "d 'ב'MMM y", timePattern: "H:mm",
    monthPattern: "MMMM y", weekdayPattern: "EEEE, d 'ב'MMMM")
}
