import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("Combining")
struct CombineTests {
  // Evidence: settled, "Combine join"; recorded (cvs-images-combine-icon-only-label).
  @Test("Labels are joined by a comma, even after punctuation")
  func join() {
    let resolution = resolve {
      hstack {
        text("Well,")
        text("done")
      }.element("combine")
    }
    #expect(resolution.lines == ["Well,, done [staticText]"])
    #expect(resolution.fate("HStack") == .stop(element: 0))
    #expect(
      resolution.fate("Text", "done") == .mergedInto(resolution.elements[0].identity, .combined))
  }

  // Evidence: settled; recorded on iOS 14 (playbook-containers).
  @Test("On iOS 13 labels and hints are joined by a newline")
  func joinOn13() {
    let element = resolve(profile: .ios13) {
      vstack {
        text("One").hint("First")
        text("Two").hint("Second")
      }.element("combine")
    }.elements[0]
    #expect(element.label?.string == "One\nTwo")
    #expect(element.hint?.string == "First\nSecond")
  }

  // Evidence: settled, "Combine with buttons"; AX dump of iOS 16.2.
  @Test("One button gives the trait and the default action; its title is not spoken")
  func oneButton() {
    let resolution = resolve {
      vstack {
        text("Song")
        button("Play", "play")
      }.element("combine")
    }
    #expect(resolution.lines == ["Song [button]"])
    #expect(resolution.elements[0].activation == ["run play()"])
    #expect(resolution.elements[0].actions.isEmpty)
    #expect(
      resolution.fate("Button")
        == .mergedInto(resolution.elements[0].identity, .onlyButtonOfCombination))
  }

  // Evidence: AX dump of iOS 15.x.
  @Test("Up to iOS 15 a button becomes a named action and leaves no trait (assumed)")
  func oneButtonOn15() {
    let resolution = resolve(profile: .ios15) {
      vstack {
        text("Song")
        button("Play")
      }.element("combine")
    }
    #expect(resolution.lines == ["Song []"])
    #expect(resolution.elements[0].actionNames == ["Play"])
  }

  // Evidence: settled; Apple session 2024-10073.
  @Test("Two buttons are named actions in child order; texts make the label")
  func twoButtons() {
    let resolution = resolve {
      hstack {
        view("Circle").label("Unread")
        text("Hello")
        button("Reply", "reply")
        button { symbol("star") }
      }.element("combine")
    }
    #expect(resolution.lines == ["Unread, Hello [button]"])
    #expect(resolution.elements[0].actionNames == ["Reply", "Favorite"])
    #expect(resolution.elements[0].activation == nil)
  }

  // Evidence: recorded ("Mock Device, Connected": spezi-devices).
  @Test("Where there is no text but the buttons', the first button's texts are the label")
  func onlyButtons() {
    let element = resolve {
      hstack {
        button {
          text("Sensor")
          text("Connected")
        }
        button("Details")
      }.element("combine")
    }.elements[0]
    #expect(element.label?.string == "Sensor, Connected")
  }

  // Evidence: settled; Apple session 2021-10119.
  @Test("Beside a tap gesture all buttons stay named")
  func gestureBesideButton() {
    let outside = resolve {
      hstack {
        text("Ana")
        button("Challenge")
      }.element("combine").tap("open")
    }.elements[0]
    #expect(outside.activation == ["run open()"])
    #expect(outside.actionNames == ["Challenge"])
    let inside = resolve {
      hstack {
        text("Ana").tap("open")
        button("Challenge")
      }.element("combine")
    }.elements[0]
    #expect(inside.activation == ["run open()"])
    #expect(inside.actionNames == ["Challenge"])
  }

  // Evidence: recorded (as-swiftui-combine-avatar); session 2021-10223.
  @Test("An unlabelled image beside text adds nothing; a labelled one adds its label")
  func images() {
    let resolution = resolve {
      hstack {
        symbol("person.circle.fill")
        text("Ada")
      }.element("combine")
      hstack {
        symbol("exclamationmark.circle").label("Error:")
        text("No network")
      }.element("combine")
    }
    #expect(resolution.lines == ["Ada [staticText]", "Error:, No network []"])
  }

  // Evidence: recorded; the icon's label counts once the image trait is removed.
  @Test("An image whose trait is removed adds its name")
  func imageWithoutTrait() {
    let resolution = resolve {
      hstack {
        text("Hello,")
        view("Label", ["World".argument, Argument("systemImage", string("globe"))])
          .style("labelStyle", "iconOnly").removing("isImage")
      }.element("combine")
    }
    #expect(resolution.labels == ["Hello,, World"])
  }

  // Evidence: spec recorded-notes.md: headers are not carried beside plain text.
  @Test("A heading beside plain text is lost; headings alone stay one")
  func headings() {
    let resolution = resolve {
      vstack {
        text("Title").adding("isHeader")
        text("Body")
      }.element("combine")
      vstack {
        text("One").adding("isHeader")
        text("Two").adding("isHeader")
      }.element("combine")
    }
    #expect(resolution.elements.map { $0.traits.contains(.header) } == [false, true])
  }

  // Evidence: recorded (bh-todo-rows).
  @Test("A menu among buttons gives the pop up trait too")
  func menuInside() {
    let element = resolve {
      hstack {
        text("Row")
        button("Edit")
        view("Menu", ["Move".argument])
      }.element("combine")
    }.elements[0]
    #expect(element.traits == [.button, .popUpButton])
    #expect(element.actionNames == ["Edit", "Move"])
  }

  // Evidence: recorded (intopia-combined-tile; combine keeps no button trait for a gesture).
  @Test("A gesture adds no trait to a combination")
  func gestureOnly() {
    let resolution = resolve {
      hstack {
        text("A")
        text("B")
      }.element("combine").tap()
    }
    #expect(resolution.lines == ["A, B [staticText]"])
  }

  // Evidence: spec voiceover.md b: values merge, custom actions of children merge.
  @Test("Values, hints, content and actions of children merge")
  func everything() {
    let element = resolve {
      hstack {
        text("A").value("1").action(named: "Copy")
        text("B").value("2").modifier(
          "accessibilityCustomContent", "Key".argument, "v".argument)
      }.element("combine")
    }.elements[0]
    #expect(element.value?.string == "1, 2")
    #expect(element.actionNames == ["Copy"])
    #expect(element.customContent == [CustomContent(label: "Key", value: "v")])
  }

  // Evidence: recorded (SA AccountOverviewTests: hidden children add nothing).
  @Test("Hidden children add nothing")
  func hiddenChild() {
    let resolution = resolve {
      hstack {
        text("Add")
        text("later").hidden()
      }.element("combine")
    }
    #expect(resolution.labels == ["Add"])
    #expect(resolution.fate("Text", "later") == .hidden(.accessibilityHidden))
  }

  // Evidence: heard in 2019 (ma-semantic-combine).
  @Test("On iOS 13 image and button traits go along")
  func traitsOn13() {
    let element = resolve(profile: .ios13) {
      hstack {
        text("Mars")
        symbol("heart").tap().adding("isButton")
      }.element("combine")
    }.elements[0]
    #expect(element.traits.contains([.button, .image]))
  }

  // Evidence: seed000-background-combine.
  @Test("Actions of a background's views merge into the combination (assumed)")
  func backgroundActions() {
    let element = resolve {
      text("Card").holding("background") {
        view("Color").action(named: "One")
        view("Color").action(named: "Two")
      }.element("combine")
    }.elements[0]
    #expect(element.label?.string == "Card")
    #expect(element.actionNames == ["One", "Two"])
  }
}
