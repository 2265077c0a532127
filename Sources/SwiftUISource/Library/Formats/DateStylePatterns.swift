/// The dates that `DateFormatter`'s styles write in other words than format styles do, by locale: `dd.MM.y` is the
/// medium date of German, whose abbreviated format is "21. Sept. 2026".
///
/// Unicode's locale data, with Apple's changes, as swift-foundation-icu of Swift 6.3 has them.
struct DateStylePatterns {
  /// The short date.
  var short: String
  /// The others, by the names of their styles, where they differ from the format style of theirs.
  var others: [String: String]

  /// The patterns of a locale, by the nearest identifier that has any: `de_DE`, then `de`.
  init(locale: String) {
    var parts = locale.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    if parts.first == "zh", let region = parts.last, ["TW", "HK", "MO"].contains(region), parts.count == 2 {
      parts.insert("Hant", at: 1)
    }
    var patterns: String?
    while patterns == nil, !parts.isEmpty {
      patterns = DateStylePatterns.byLocale[parts.joined(separator: "_")]
      if patterns == nil, parts.count == 3 { parts.remove(at: 1) } else { parts.removeLast() }
    }
    let fields = (patterns ?? "M/d/yy").split(separator: "|", omittingEmptySubsequences: false).map(
      String.init)
    short = fields[0]
    others = [:]
    for (style, pattern) in zip(["medium", "long", "full"], fields.dropFirst()) where !pattern.isEmpty {
      others[style] = pattern
    }
  }

  private static let byLocale: [String: String] = {
    var result: [String: String] = [:]
    for (patterns, locales) in groups {
      for locale in locales.split(separator: " ") { result[String(locale)] = patterns }
    }
    return result
  }()

  /// Short, medium, long and full, and the locales that write so.
  private static let groups: [(patterns: String, locales: String)] = [
    (
      "dd/MM/y",
      "asa bem bez br cgg dav ebu en_001 en_150 en_AE en_AG en_AI en_AR en_BB en_BE en_BM en_BS "
        + "en_CC en_CK en_CM en_CV en_CX en_CY en_DG en_DK en_DM en_ER en_FJ en_FK en_FM en_FR en_GB "
        + "en_GD en_GG en_GH en_GI en_GM en_GY en_IE en_IL en_IM en_IO en_JE en_JM en_KE en_KI en_KN "
        + "en_KY en_LC en_LR en_LS en_LT en_LV en_MG en_MM en_MO en_MS en_MU en_MW en_MY en_NA en_NF "
        + "en_NG en_NL en_NO en_NR en_NU en_NZ en_PG en_PL en_PN en_PT en_PW en_RW en_SB en_SC en_SD "
        + "en_SH en_SK en_SL en_SS en_SX en_SZ en_TC en_TK en_TO en_TT en_TV en_TZ en_UG en_VC en_VG "
        + "en_VU en_WS en_ZM fr ga kea kgp pcm pt sc sw yrl"
    ),
    (
      "y-MM-dd",
      "ain arn ba ber bgc bho ce co csw en_CA en_SE fr_CA gn gv hmn inh io jbo kl kw lrc_IQ lt lut "
        + "mus myv nr nso nv raj rej_Rjng rhg scn sd se si sjd sje sju sn ss st sv tn ts ve wa wae"
    ),
    (
      "dd/MM/y|d MMM y",
      "am guz jmc kam kde ki kln kpe ksb lag lg luo luy mas mer mgh naq nd ny nyn rej rof rwk saq "
        + "sbp sm ss_SZ st_LS teo tzm vai vun xog"
    ),
    (
      "d/M/yy",
      "ast bn ca ccp doi el en_BD en_BN en_GR en_SG es gu ha haw hi ig km kxv mai mni mr my pa qu sa "
        + "ta th to ur xnr zh_Hans_HK zh_Hans_MO"
    ),
    (
      "dd.MM.y",
      "cs cv da en_CH en_CZ en_EE en_RU en_UA ku nb nn no ro ru se_FI tk"
    ),
    (
      "d/M/y",
      "dua dyo en_HK ewo ksf ln lo lu mua nmg rn seh twq yav zh_Hant_HK zh_Hant_MO"
    ),
    (
      "y-MM-dd|y MMM d",
      "ckb ii lij lmo mg nds nqo oc prg rw szl tok vmw za"
    ),
    (
      "dd/MM/yy|dd/MM/y",
      "ff_Latn_GW fur pt_AO pt_CH pt_CV pt_FR pt_GQ pt_GW pt_LU pt_MO pt_MZ pt_PT pt_ST pt_TL"
    ),
    (
      "d/M/y|d MMM, y",
      "agq bas bm dje ff kab khq mfe ses sg shi zgh"
    ),
    (
      "dd/MM/yy",
      "cy en_BR en_IN en_MX es_MX gl it uz vec yi zh_Hans_SG"
    ),
    (
      "M/d/yy|MMM d, y",
      "apw cho cic ks lkt mid nnp osa pqm ti"
    ),
    (
      "dd.MM.yy",
      "az en_DE et fr_CH it_CH lb uk"
    ),
    (
      "y/M/d",
      "en_CN en_TW fa ps_PK yue zh"
    ),
    (
      "d.M.y",
      "en_FI he is sk smn"
    ),
    (
      "d/M/yy|d MMM y",
      "es_AR es_DO ks_Deva sat su"
    ),
    (
      "dd/MM/y|d MMM, y",
      "ff_Latn_BF ff_Latn_GM ff_Latn_LR ff_Latn_NG ff_Latn_SL"
    ),
    (
      "GGGGG y-MM-dd",
      "ckb_IR lrc mzn uz_Arab"
    ),
    (
      "dd.MM.yy|dd.MM.y",
      "de en_AT fo gsw"
    ),
    (
      "dd-MM-y",
      "ia jv mi nl"
    ),
    (
      "M/d/yy",
      "en es_US sd_Deva"
    ),
    (
      "d.M.yy",
      "en_AL ie sq"
    ),
    (
      "d/MM/yy|d/MM/y",
      "en_CO es_CO es_GT"
    ),
    (
      "dd/MM/yy|||EEEE, dd MMMM y",
      "en_ID id ms_ID"
    ),
    (
      "d/MM/yy",
      "es_PE fr_BE ms"
    ),
    (
      "y-MM-dd|||EEEE, y MMMM dd",
      "jgo mgo trv"
    ),
    (
      "d-M-y|dd-MM-y",
      "as mni_Mtei"
    ),
    (
      "d.M.yy|d.M.y",
      "dsb hsb"
    ),
    (
      "d-M-yy|dd-MM-y",
      "dv en_MV"
    ),
    (
      "dd-MM-yy|dd-MM-y",
      "en_CL es_CL"
    ),
    (
      "y. MM. dd.",
      "en_HU hu"
    ),
    (
      "d. M. yy",
      "en_SI sl"
    ),
    (
      "MM/dd/yy|MM/dd/y",
      "es_PA es_PR"
    ),
    (
      "dd-MM-yy",
      "fy rm"
    ),
    (
      "y/MM/dd|y/MM/dd",
      "ja zh_Hant_JP"
    ),
    (
      "yy/MM/dd|||EEEE, y MMMM dd",
      "kaj kcg"
    ),
    (
      "d/MM/y",
      "nl_BE nus"
    ),
    (
      "dd/MM/y|d MMM y||EEEE, dd MMMM y",
      "pa_Arab pa_Aran_PK"
    ),
    (
      "d.MM.y",
      "pl tr"
    ),
    (
      "y-MM-dd|dd MMM y|dd MMMM y|EEEE dd MMMM y",
      "af"
    ),
    (
      "M/d/yy|||EEE, MMMM d, y",
      "ak"
    ),
    (
      "d\u{200f}/M\u{200f}/y|dd\u{200f}/MM\u{200f}/y",
      "ar"
    ),
    (
      "d MMM، y G",
      "ar_SA"
    ),
    (
      "d.MM.yy|d MMM y\u{202f}'г'.",
      "be"
    ),
    (
      "d.MM.yy\u{202f}'г'.",
      "bg"
    ),
    (
      "M/d/y",
      "blo"
    ),
    (
      "y-MM-dd|y ལོའི་MMMཚེས་d|སྤྱི་ལོ་y MMMMའི་ཚེས་d|y MMMMའི་ཚེས་d, EEEE",
      "bo"
    ),
    (
      "dd-MM-y|d MMM, y",
      "brx"
    ),
    (
      "d. M. y.",
      "bs"
    ),
    (
      "d.M.yy.|dd.MM.y.|dd. MMMM y.|EEEE, dd. MMMM y.",
      "bs_Cyrl"
    ),
    (
      "dd/MM/yy|dd-MMM-y|dd MMMM y|EEEE፡ dd MMMM ግርጋ y G",
      "byn"
    ),
    (
      "y-MM-dd|སྤྱི་ལོ་y ཟླ་MMM ཚེས་dd|སྤྱི་ལོ་y MMMM ཚེས་ dd|EEEE, སྤྱི་ལོ་y MMMM ཚེས་dd",
      "dz"
    ),
    (
      "d/M/y|||EEEE, d MMMM y",
      "en_AU"
    ),
    (
      "d.MM.yy",
      "en_BG"
    ),
    (
      "dd/MM/yy||dd MMMM y|EEEE, dd MMMM y",
      "en_BW"
    ),
    (
      "dd/MM/yy|dd-MMM-y|dd MMMM y|EEEE, dd MMMM y",
      "en_BZ"
    ),
    (
      "y/MM/dd",
      "en_JP"
    ),
    (
      "dd/MM/y||dd MMMM y",
      "en_MT"
    ),
    (
      "dd/MM/y|dd-MMM-y",
      "en_PK"
    ),
    (
      "dd/MM/y GGGGG",
      "en_SA"
    ),
    (
      "d/M/y G",
      "en_TH"
    ),
    (
      "d.MM.y|d MMM y",
      "en_TR"
    ),
    (
      "y/MM/dd||dd MMMM y|EEEE, dd MMMM y",
      "en_ZA"
    ),
    (
      "d/M/y|dd MMM,y|dd MMMM y|EEEE, dd MMMM y",
      "en_ZW"
    ),
    (
      "yy-MM-dd|y-MMM-dd|y-MMMM-dd",
      "eo"
    ),
    (
      "d/M/yy|d MMM 'de' y",
      "es_BO"
    ),
    (
      "d/M/yy||dd 'de' MMMM 'de' y|EEEE dd 'de' MMMM 'de' y",
      "es_HN"
    ),
    (
      "yy/M/d|y('e')'ko' MMM d('a')",
      "eu"
    ),
    (
      "d-M-y",
      "ff_Adlm"
    ),
    (
      "M/d/yy|d MMM, y",
      "ff_Latn_GH"
    ),
    (
      "d/M/yy|d MMM, y",
      "ff_Latn_NE"
    ),
    (
      "d.M.y|||cccc d. MMMM y",
      "fi"
    ),
    (
      "dd/MM/y|d'mh' MMM y",
      "gd"
    ),
    (
      "dd/MM/yy|dd-MMM-y|dd MMMM y|EEEE፥ dd MMMM መዓልት y G",
      "gez"
    ),
    (
      "dd/MM/y|dd MMM, y",
      "hi_Latn"
    ),
    (
      "dd.MM.y.|dd.MM.y.",
      "hr"
    ),
    (
      "d. M. yy.|dd.MM.y.",
      "hr_BA"
    ),
    (
      "dd.MM.yy|dd MMM, y թ.|dd MMMM, y թ.",
      "hy"
    ),
    (
      "MM/dd/y",
      "iu"
    ),
    (
      "dd.MM.yy|||EEEE, dd MMMM, y",
      "ka"
    ),
    (
      "dd.MM.yy|y\u{202f}'ж'. dd MMM",
      "kk"
    ),
    (
      "dd/MM y|||EEEE dd MMMM y",
      "kkj"
    ),
    (
      "d/M/yy|MMM d, y",
      "kn"
    ),
    (
      "y. M. d.|y. M. d.",
      "ko"
    ),
    (
      "d-M-yy|d-MMM-y",
      "kok"
    ),
    (
      "d/M/yy|d-MMM-y",
      "kok_Deva_IN"
    ),
    (
      "d-M-yy",
      "kok_Latn"
    ),
    (
      "d. M. y",
      "ksh"
    ),
    (
      "d/M/yy|y-'ж'., d-MMM",
      "ky"
    ),
    (
      "dd.MM.yy|y. 'gada' d. MMM",
      "lv"
    ),
    (
      "y-MM-dd|MMM d, y",
      "mic"
    ),
    (
      "d.M.yy|d.M.y\u{202f}'г'.",
      "mk"
    ),
    (
      "d/M/yy|y, MMM d",
      "ml"
    ),
    (
      "y.MM.dd",
      "mn"
    ),
    (
      "yy-MM-dd|d MMM y",
      "moh"
    ),
    (
      "d/MM/yy|dd/MM/y",
      "ms_Arab"
    ),
    (
      "d/MM/yy|dd/MM/y||dd MMMM y",
      "ms_Arab_BN"
    ),
    (
      "d/MM/yy|||dd MMMM y",
      "ms_BN"
    ),
    (
      "dd/MM/y|dd MMM y",
      "mt"
    ),
    (
      "yy/M/d",
      "ne"
    ),
    (
      "dd/MM/yy|d MMM, y",
      "nnh"
    ),
    (
      "dd.MM.yy|dd MMM y\u{202f}'аз'",
      "os"
    ),
    (
      "GGGGG y/M/d",
      "ps"
    ),
    (
      "yy/M/d|y, MMM d",
      "sah"
    ),
    (
      "d/M/y|d MMM, y|d MMMM y|EEEE d MMMM y",
      "shi_Latn"
    ),
    (
      "dd/MM/yy|dd-MMM-y",
      "so"
    ),
    (
      "d. M. y.|d. M. y.",
      "sr"
    ),
    (
      "d. M. y.|d. M. y.|d. MMMM y.|EEEE, d. MMMM y.",
      "sr_Cyrl_ME"
    ),
    (
      "d-MM-y",
      "syr"
    ),
    (
      "dd-MM-yy|d MMM, y",
      "te"
    ),
    (
      "dd/MM/yy|dd MMM y|dd MMMM y|EEEE, dd MMMM y",
      "tg"
    ),
    (
      "dd/MM/yy|dd-MMM-y|dd MMMM y|EEEE፡ dd MMMM ዮም y G",
      "tig"
    ),
    (
      "dd.MM.y|d MMM, y\u{202f}'ел'",
      "tt"
    ),
    (
      "y-MM-dd|d-MMM، y",
      "ug"
    ),
    (
      "dd/MM/yy|||EEEE, dd MMMM, y",
      "uz_Cyrl"
    ),
    (
      "d/M/yy|'ngày' d MMM, y",
      "vi"
    ),
    (
      "dd/MM/yy|dd-MMM-y|dd MMMM y|EEEE፥ dd MMMM ጋላሳ y G",
      "wal"
    ),
    (
      "dd-MM-y|d MMM, y||EEEE, d MMM, y",
      "wo"
    ),
    (
      "d/M/y|d MM y",
      "yo"
    ),
  ]
}
