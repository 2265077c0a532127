import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Texts, images and labels")
struct TextAndImageTests {
  // Evidence: AX dump of iOS 16 (ax-text).
  @Test("A text is one static text")
  func text() {
    #expect(resolve { EarshotTreeResolverTests.text("Hello") }.lines == ["Hello [staticText]"])
  }

  // Evidence: spec swiftui.md 3.1.
  @Test("An empty text is no stop, and says so")
  func emptyText() {
    let resolution = resolve { EarshotTreeResolverTests.text("") }
    #expect(resolution.elements.isEmpty)
    #expect(resolution.fate("Text") == .silent(.emptyText))
  }

  // Evidence: spec swiftui.md 3.1, Text with a Markdown link.
  @Test("A link in a text is kept, and a double tap opens the first")
  func link() {
    var attributes = TextAttributes()
    attributes.link = "https://example.org/terms"
    let content = TextContent(runs: [.init("See our "), .init("terms", attributes)])
    let element = resolve { view("Text", [Argument(nil, .text(content))]) }.elements[0]
    #expect(element.links == [Link(text: "terms", url: "https://example.org/terms")])
    #expect(element.activation == ["open https://example.org/terms"])
  }

  // Evidence: spec swiftui.md 1.6.
  @Test("Speech modifiers above reach the runs of a text")
  func speech() {
    let element = resolve {
      vstack { EarshotTreeResolverTests.text("A7") }.modifier("speechSpellsOutCharacters")
    }.elements[0]
    #expect(element.label?.runs.first?.speech.spellsOutCharacters == true)
  }

  // Evidence: recorded, an asset's name is spoken as it is (intopia-asset-name-label).
  @Test("An image without a label speaks its asset's name")
  func asset() {
    #expect(
      resolve { EarshotTreeResolverTests.asset("SiameseCat") }.lines == ["SiameseCat [image]"])
  }

  // Evidence: spec swiftui.md 3.1, Image(decorative:).
  @Test("A decorative image is silent")
  func decorative() {
    let resolution = resolve { view("Image", [Argument("decorative", string("leaf"))]) }
    #expect(resolution.elements.isEmpty)
    #expect(resolution.fate("Image") == .silent(.decorativeImage))
  }

  // Evidence: recorded names (globe, creditcard, star); settled, "Symbols by profile".
  @Test(
    "A symbol speaks the system's name, else its raw name",
    arguments: [
      ("globe", "Globe"), ("creditcard", "Card"), ("star.fill", "Favorite"),
      ("xmark.circle.fill", "Close"), ("trash.circle.fill", "Trash"),
      ("checkmark.seal.fill", "Verified"), ("lamp.desk.fill", "lamp.desk.fill"),
      ("slider.vertical.3", "slider.vertical.3"), ("no.such.symbol", "no.such.symbol"),
    ])
  func symbols(name: String, label: String) {
    #expect(resolve { symbol(name) }.labels == [label])
  }

  // Evidence: settled, "Symbols by profile".
  @Test("On iOS 13 a symbol speaks its raw name")
  func symbolOn13() {
    #expect(resolve(profile: .ios13) { symbol("star.fill") }.labels == ["star.fill"])
  }

  // Evidence: Mobile A11y, "Semantic Views" (iOS 13): "Button. Image."
  @Test("On iOS 13 a symbol that was made a control says nothing but its traits")
  func symbolControlOn13() {
    let resolution = resolve(profile: .ios13) {
      symbol("heart").modifier("accessibilityAddTraits", Argument(nil, .symbol("isButton")))
    }
    #expect(resolution.tree.elements.map(\.label) == [nil])
    #expect(resolution.tree.elements.map(\.traits) == [[.button, .image]])
  }

  // Evidence: AX dump (ax-label).
  @Test("A Label is one static text; its icon adds nothing")
  func label() {
    let resolution = resolve {
      view("Label", ["Inbox".argument, Argument("systemImage", string("tray"))])
    }
    #expect(resolution.lines == ["Inbox [staticText]"])
  }

  // Evidence: recorded (cvs-images-combine-icon-only-label).
  @Test("An icon-only Label is an image that speaks the title")
  func iconOnly() {
    let resolution = resolve {
      view("Label", ["Inbox".argument, Argument("systemImage", string("tray"))])
        .style("labelStyle", "iconOnly")
    }
    #expect(resolution.lines == ["Inbox [image]"])
  }

  // Evidence: recorded ("Globe. Image.").
  @Test("An icon-only Label without a title speaks the symbol")
  func iconOnlyWithoutTitle() {
    let resolution = resolve {
      view("Label", ["".argument, Argument("systemImage", string("globe"))])
        .style("labelStyle", "iconOnly")
    }
    #expect(resolution.lines == ["Globe [image]"])
  }

  // Evidence: recorded (spezi-labeledcontent-plain).
  @Test("LabeledContent of texts is one static text")
  func labeledContent() {
    let resolution = resolve {
      view("LabeledContent", ["Weight".argument, Argument("value", string("4 kg"))])
      view("LabeledContent", ["Age".argument]) { EarshotTreeResolverTests.text("3") }
    }
    #expect(resolution.lines == ["Weight, 4 kg [staticText]", "Age, 3 [staticText]"])
    #expect(
      resolution.fate("Text") == .mergedInto(resolution.elements[1].identity, .partOfLabeledContent))
  }

  // Evidence: rule; a control keeps its own stop.
  @Test("LabeledContent around a control keeps the label as a text (assumed)")
  func labeledContentAroundControl() {
    let resolution = resolve {
      view("LabeledContent", ["Name".argument]) { button("Change") }
    }
    #expect(resolution.lines == ["Name [staticText]", "Change [button]"])
  }

  // Evidence: CVS TextFields.md (iOS 17-18): the visible label "becomes the accessible name" of the field.
  @Test("LabeledContent names the text field in it; the prompt stays the value")
  func labeledField() {
    let resolution = resolve {
      view("LabeledContent", ["Berth".argument]) { view("TextField", ["Number".argument]) }
      view("LabeledContent", [Argument("label", .views([EarshotTreeResolverTests.text("Boat")]))]) {
        view("SecureField", ["".argument])
      }
    }
    #expect(resolution.lines == ["Berth: Number [textEntry]", "Boat [textEntry, secureTextField]"])
  }

  // Evidence: CVS TextFields.md (iOS 17-18), "VerticalLabeledContentStyle".
  @Test("A style of the app's own that stacks label and field is one stop all the same")
  func labeledFieldInStyle() {
    let stacked = ViewNode(
      .view("LabeledContent"),
      arguments: [
        "Berth".argument,
        Argument(
          "styledBody",
          .views([
            vstack {
              EarshotTreeResolverTests.text("Berth")
              view("TextField", ["".argument])
            }
          ])),
      ])
    #expect(resolve { stacked }.lines == ["Berth [textEntry]"])
  }

  // Evidence: rule; the author's own label wins.
  @Test("A field with a name of its own keeps it, and the label stays a text (assumed)")
  func labeledFieldWithName() {
    let resolution = resolve {
      view("LabeledContent", ["Berth".argument]) { view("TextField", ["".argument]).label("Number") }
    }
    #expect(resolution.lines == ["Berth [staticText]", "Number [textEntry]"])
  }

  // Evidence: recorded (CVS `testDecorative`: no image of that identifier exists).
  @Test("An identifier makes no element of a decorative image or a shape")
  func identifierOnly() {
    let resolution = resolve {
      view("Image", [Argument("decorative", string("gull"))]).identifier("a")
      view("Rectangle").identifier("b")
    }
    #expect(resolution.elements.isEmpty)
  }

  // Evidence: spec swiftui.md 3.1; session 2021-10119.
  @Test("Shapes, colours, dividers and spacers are silent")
  func shapes() {
    let resolution = resolve {
      view("Circle")
      view("Color")
      view("Divider")
      view("Spacer")
      view("EmptyView")
    }
    #expect(resolution.elements.isEmpty)
    #expect(resolution.fate("Circle") == .silent(.noMeaning))
  }

  @Test("A map's label is its annotations' group; a map without any is a stop of that name (assumed)")
  func maps() {
    let resolution = resolve {
      view("Map").label("Harbour")
      view("Map") { view("Marker", ["Pier".argument]) }.label("Islands")
      view("Map")
    }
    #expect(resolution.labels == ["Harbour", "Pier"])
    #expect(resolution.tree.containers.compactMap { $0.label?.string } == ["Islands"])
  }

  // Evidence: reference images (swiftui-label-value-hint-in-scrollview).
  @Test("A shape becomes a stop with any accessibility attribute, even an empty one")
  func labeledShape() {
    let resolution = resolve {
      view("Rectangle").label("Swatch")
      view("Rectangle").label("").value("").hint("")
    }
    #expect(resolution.lines == ["Swatch []", ":  []"])
    #expect(resolution.fate("Rectangle") == .stop(element: 0))
  }
}
