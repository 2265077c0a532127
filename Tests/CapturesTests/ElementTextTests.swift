import EarshotCaptures
import EarshotVocabulary
import Testing

@Suite("Jest snapshots")
struct JestSnapshotTests {
  private func file(_ snapshots: String...) -> String {
    "// Jest Snapshot v1, https://goo.gl/fbAQLP\n\n"
      + snapshots.enumerated().map { "exports[`tea \($0.offset + 1)`] = `\n\($0.element)\n`;\n" }
      .joined(separator: "\n")
  }

  @Test("Every snapshot is a screen by its name (spec formats.md 6.1)")
  func screens() throws {
    let heard = try Heard(file("<Text>\n  Sencha\n</Text>", "<Text>\n  Hojicha\n</Text>"))
    #expect(heard.screens.map(\.name) == ["tea 1", "tea 2"])
    #expect(heard.stops == ["Sencha", "Hojicha"])
    #expect(heard.screens[1].location?.line == 9)
  }

  @Test("Props in all forms of the print: texts, objects, lists, functions (6.1)")
  func props() throws {
    let heard = try Heard(
      file(
        """
        <View
          accessibilityActions={
            Array [
              Object {
                "name": "pour",
              },
            ]
          }
          accessibilityLabel="Sencha \\\\"fine\\\\""
          accessibilityState={
            {
              "checked": undefined,
              "disabled": true,
            }
          }
          accessible={true}
          onClick={[Function]}
          onStartShouldSetResponder={[MockFunction]}
          ref={[Circular]}
        >
          <Text>
            Sencha
          </Text>
        </View>
        """))
    #expect(heard.stops == [#"Sencha "fine", dimmed, Actions available"#])
    #expect(heard.elements[0].actions.map(\.name) == ["pour"])
  }

  @Test("Spaces behind the indentation are the text's own; two texts join without one (6.4)")
  func spaces() throws {
    let heard = try Heard(
      file(
        """
        <Text>
          <Text>
            Mika
          </Text>
           poured
           \("")
          Sencha
        </Text>
        """))
    #expect(heard.stops == ["Mika poured Sencha"])
  }

  @Test("A text of several lines is one: only its first line is indented")
  func lines() throws {
    let heard = try Heard(file("<View>\n  <Text>\n    Green\nand black\n  </Text>\n</View>"))
    #expect(heard.elements.map(\.label?.string) == ["Green\nand black"])
  }

  @Test("Several roots, none, and a print in quotes, as Testing Library's debug writes it")
  func roots() throws {
    let heard = try Heard(
      file(
        "Array [\n  <Text>\n    A\n  </Text>,\n  <Text>\n    B\n  </Text>,\n]", "null",
        "\"<Text>\n  C\n</Text>\""))
    #expect(heard.stops == ["A", "B", "C"])
    #expect(heard.screens.count == 3)
  }

  @Test("Escaped backquotes, and angle brackets as entities, are the characters they stand for")
  func escapes() throws {
    let heard = try Heard(file("<Text>\n  \\`a\\` &lt; b {c}\n</Text>"))
    #expect(heard.stops == ["`a` < b {c}"])
  }

  @Test("Snapshots that are no trees are left out, and said to be")
  func others() throws {
    let heard = try Heard(file("Object {\n  \"a\": 1,\n}", "<Text>\n  Tea\n</Text>"))
    #expect(heard.stops == ["Tea"])
    #expect(heard.notices.contains { $0.message.contains("left out") })
  }

  @Test("A file that was cut, a wrong closing tag and endless nesting are errors with a place")
  func hostile() throws {
    let cut = "// Jest Snapshot v1\n\nexports[`tea 1`] = `\n<Text>\n  Tea"
    #expect(try #require(refusal(cut)).contains("cut off"))
    #expect(try #require(refusal(file("<View>\n</Text>"))).hasPrefix("screen.capture:5:1"))
    #expect(
      try #require(refusal(file(String(repeating: "<View>\n", count: 50_000)))).contains("deeper"))
  }
}

@Suite("JSX")
struct JSXTests {
  @Test("A parent that handles focus is one element with its role (seed of the rule, option 1)")
  func parent() throws {
    let heard = try Heard(
      """
      <View
      accessible={true}
      accessibilityElementsHidden={false}
      accessibilityRole='link'
      accessibilityLabel='Read about green tea'
      onTouchStart={openGuide}
      >
      <Image
      source={Leaf}
      style={{ width: 100, height: 100 }}
      />
      </View>
      """)
    #expect(heard.stops == ["Read about green tea, link"])
  }

  @Test("An element that handles focus itself (seed of the rule, option 2)")
  func element() throws {
    let heard = try Heard(
      "<Image source={Leaf} accessible={true} accessibilityRole='link' accessibilityLabel='Tea' onTouchStart={open} />"
    )
    #expect(heard.stops == ["Tea, link"])
  }

  @Test("Elements are found among code: a screen each, named by its component")
  func components() throws {
    let heard = try Heard(
      """
      import { Text, Pressable } from 'react-native';
      type Props = Array<Leaf>;
      // <Text>not this</Text>
      const few = (a: number, b: number) => a < b;
      export function Menu({ onPour }: Props) {
        const [open, setOpen] = useState<boolean>(false);
        return (
          <Pressable onPress={() => setOpen(!open)} accessibilityHint="Shows the teas">
            <Text>It's tea time</Text>
          </Pressable>
        );
      }
      const Footer = () => <Text>Closed on {'Sundays'}</Text>;
      """, file: "Menu.tsx", hints: true)
    #expect(heard.screens.map(\.name) == ["Menu", "Footer"])
    #expect(heard.stops == ["It's tea time, Shows the teas", "Closed on Sundays"])
  }

  @Test("Code shows by its source, and a warning says that it is not evaluated")
  func code() throws {
    let heard = try Heard("<Text>Brewed {count} times</Text>", file: "Tea.jsx")
    #expect(heard.stops == ["Brewed «count» times"])
    #expect(heard.warnings.contains { $0.contains("not evaluated") })
  }

  @Test("Elements inside an expression are read: both sides of a condition")
  func expressions() throws {
    let heard = try Heard(
      "<View>{isHot ? <Text>Hot</Text> : <Text>Cold</Text>}{/* nothing */}</View>", file: "Tea.jsx")
    #expect(heard.stops == ["Hot", "Cold"])
  }

  @Test("A tag without an end is an error with its place")
  func hostile() throws {
    #expect(try #require(refusal("<View>\n  <Text>Tea\n", file: "Tea.jsx")).hasPrefix("Tea.jsx:2:3"))
    #expect(try #require(refusal("<View a=>x</View>", file: "Tea.jsx")).contains("'a'"))
  }
}
