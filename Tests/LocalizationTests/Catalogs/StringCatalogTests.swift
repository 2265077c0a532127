import EarshotVocabulary
import Testing

@testable import EarshotLocalization

private let shop = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "Add" : { },
      "Brand" : { "shouldTranslate" : false },
      "cart.title" : {
        "comment" : "A \\"title\\", with { and }",
        "extractionState" : "manual",
        "localizations" : {
          "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Warenkorb" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Cart" } },
          "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
        }
      },
      "%lld item" : {
        "localizations" : {
          "en" : { "variations" : { "plural" : {
            "zero" : { "stringUnit" : { "state" : "translated", "value" : "Empty" } },
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } }
          } } },
          "pl" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld rzecz" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld rzeczy" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld rzeczy (wiele)" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld rzeczy (inne)" } }
          } } }
        }
      },
      "open.hint" : {
        "localizations" : {
          "en" : { "variations" : { "device" : {
            "ipad" : { "stringUnit" : { "state" : "translated", "value" : "Opens beside this" } },
            "mac" : { "stringUnit" : { "state" : "translated", "value" : "Opens a window" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "Opens" } }
          } } }
        }
      },
      "%@ of %@" : {
        "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@, davon %1$@" } }
        }
      },
      "summary %lld %lld" : {
        "localizations" : {
          "en" : {
            "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@" },
            "substitutions" : {
              "files" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
              } } },
              "folders" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "one folder" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg folders" } }
              } } }
            }
          }
        }
      }
    },
    "version" : "1.1"
  }
  """

/// Apple's documentation of string catalogs, and files that Xcode wrote.
@Suite("String catalogs")
struct StringCatalogTests {
  let texts = catalogs(["App/Localizable.xcstrings": shop])

  @Test("A key has the text of the asked language, whatever its state (spec formats.md 9.1)")
  func language() {
    #expect(texts.text("cart.title") == "Cart")
    #expect(texts.text("cart.title", locale: "de") == "Warenkorb")
    #expect(texts.text("cart.title", locale: "de_AT") == "Warenkorb")
  }

  @Test("A language without a text falls back to the source language (spec formats.md 9.1)")
  func fallback() {
    #expect(texts.text("cart.title", locale: "ja") == "Cart")
  }

  @Test("A new text that is still empty is none")
  func emptyText() {
    #expect(texts.text("cart.title", locale: "fr") == "Cart")
  }

  @Test("An empty entry leaves the key as the text (spec formats.md 9.1)")
  func emptyEntry() {
    #expect(texts.text("Add") == nil)
    #expect(texts.notices("Add", locale: "en_US") == [])
  }

  @Test("A key that no catalog has gives nothing, and is no news")
  func unknownKey() {
    #expect(texts.text("Checkout", locale: "de") == nil)
    #expect(texts.notices("Checkout", locale: "de") == [])
  }

  @Test("Plural cases are chosen by the number; zero is taken for 0 also in English (spec formats.md 9.1)")
  func plural() {
    #expect(texts.text("%lld item", [0]) == "Empty")
    #expect(texts.text("%lld item", [1]) == "1 item")
    #expect(texts.text("%lld item", [5]) == "5 items")
  }

  @Test("Plural rules are those of the language of the text (spec formats.md 9.1)")
  func pluralByLanguage() {
    #expect(texts.text("%lld item", [3], locale: "pl") == "3 rzeczy")
    #expect(texts.text("%lld item", [5], locale: "pl") == "5 rzeczy (wiele)")
    // Falls back to English, with English rules.
    #expect(texts.text("%lld item", [1], locale: "ja") == "1 item")
  }

  @Test("A text may differ by device (spec formats.md 9.1)")
  func device() {
    #expect(texts.text("open.hint", on: .iPad) == "Opens beside this")
    #expect(texts.text("open.hint", on: .iPhone) == "Opens")
  }

  @Test("A translation may turn arguments around by position")
  func positions() {
    #expect(texts.text("%@ of %@", ["2", "7"], locale: "de") == "7, davon 2")
  }

  @Test("Substitutions have plural cases of their own, and %arg is their number (spec formats.md 9.1)")
  func substitutions() {
    #expect(texts.text("summary %lld %lld", [1, 3]) == "1 file in 3 folders")
    #expect(texts.text("summary %lld %lld", [2, 1]) == "2 files in one folder")
  }

  @Test("A substitution may name another argument by position")
  func otherArgument() {
    let texts = catalogs([
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"followers %lld %@":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%#@followers@"},
        "substitutions":{"followers":{"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%2$@ follower"}},
          "other":{"stringUnit":{"state":"translated","value":"%2$@ followers"}}}}}}}}}},
      "version":"1.0"}
      """
    ])
    #expect(texts.text("followers %lld %@", [12_000, "12K"]) == "12K followers")
    #expect(texts.text("followers %lld %@", [1, "1"]) == "1 follower")
  }

  @Test("Numbers of a key may be written in another way than the code's")
  func otherPlaceholder() {
    #expect(texts.text("%d item", [1]) == "1 item")
    #expect(texts.text("%u item", [2]) == "2 items")
    #expect(texts.text("%@ item", ["?"]) == nil)
    #expect(texts.text("%@ item", ["?"], isUncertain: true) == "? items")
  }

  @Test("A missing translation is a notice at the key (issue: a missing translation is a notice)")
  func missing() {
    #expect(
      texts.notices("cart.title", locale: "pl") == [
        "App/Localizable.xcstrings:6:5: warning: \"cart.title\" is not translated to pl; its text in en is read"
      ])
  }

  @Test("A language that a catalog lacks altogether is one notice for the file")
  func missingLanguage() {
    let notice =
      "App/Localizable.xcstrings:1:1: warning: nothing in this file is translated to ja; the texts in en are read"
    #expect(texts.notices("cart.title", locale: "ja") == [notice])
    #expect(texts.notices("open.hint", locale: "ja") == [notice])
  }

  @Test("What is marked as not to be translated, and what has no words, is not missing")
  func notMissing() {
    let texts = catalogs([
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"Brand":{"shouldTranslate":false},"%@ – %@":{},"Ok":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Gut"}}}}}}
      """
    ])
    #expect(texts.notices("Brand", locale: "de") == [])
    #expect(texts.notices("%@ – %@", locale: "de") == [])
  }

  @Test("Escapes of JSON in keys and texts")
  func escapes() {
    let texts = catalogs([
      "Localizable.xcstrings": #"""
      {"sourceLanguage":"en","strings":{"a\"b\n":{"localizations":{"en":{
        "stringUnit":{"value":"\u00e9\ud83d\ude00\/\\\t"}}}}}}
      """#
    ])
    #expect(texts.text("a\"b\n") == "é😀/\\\t")
  }

  @Test(
    "A broken catalog is a notice with its place, and what came before is read",
    arguments: [
      ("{\"strings\":{\"a\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"A\"}}}},\"b\":{", "1:76"),
      ("{\"strings\":{\"a\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"A\"}}}} \"b\"", "1:71"),
    ])
  func broken(text: String, place: String) {
    let texts = catalogs(["Localizable.xcstrings": text])
    #expect(texts.text("a") == "A")
    #expect(
      texts.notices("a", locale: "en").first?.hasPrefix("Localizable.xcstrings:\(place): warning:") == true)
  }

  @Test("A broken entry is a notice, and the others are read")
  func brokenEntry() {
    let texts = catalogs([
      "Localizable.xcstrings":
        "{\"strings\":{\"a\":{\"localizations\":[}},\"b\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"B\"}}}}}}"
    ])
    #expect(texts.text("a") == nil)
    #expect(texts.text("b") == "B")
  }

  @Test("Nesting is bounded", arguments: [513, 100_000])
  func nesting(levels: Int) {
    let deep = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let texts = catalogs(["Localizable.xcstrings": "{\"strings\":{\"a\":\(deep)}}"])
    #expect(texts.text("a") == nil)
    #expect(texts.notices("a", locale: "en").first?.contains("nested deeper than 512 levels") == true)
  }

  @Test("Variations inside variations are bounded, and substitutions that name each other end")
  func hostileVariations() {
    var unit = "{\"stringUnit\":{\"value\":\"x\"}}"
    for _ in 0..<60 { unit = "{\"variations\":{\"device\":{\"other\":\(unit)}}}" }
    let loop = """
      {"stringUnit":{"value":"%#@a@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"lld",
        "variations":{"plural":{"other":{"stringUnit":{"value":"\(String(repeating: "%#@a@x", count: 300))"}}}}}}}
      """
    let texts = catalogs([
      "Localizable.xcstrings":
        "{\"strings\":{\"deep\":{\"localizations\":{\"en\":\(unit)}},\"loop %lld\":{\"localizations\":{\"en\":\(loop)}}}}"
    ])
    #expect(texts.text("deep") == nil)
    #expect((texts.text("loop %lld", [1])?.utf8.count ?? 0) <= Bounds.standard.textLength)
  }

  @Test("Catalogs over the bound of bytes are passed by with a notice")
  func byteBound() {
    var bounds = Bounds()
    bounds.inputBytes = 100
    let texts = catalogs(["Localizable.xcstrings": shop], bounds: bounds)
    #expect(texts.text("cart.title") == nil)
    #expect(texts.notices("cart.title", locale: "en").first?.contains("bound of 100 bytes") == true)
  }
}
