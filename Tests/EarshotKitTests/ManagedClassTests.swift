import EarshotKit
import Testing

/// What Xcode generates of Core Data models ("Codegen: Class Definition" and "Category/Extension"; Apple, "Generating
/// code").
@Suite("Classes of Core Data models")
struct ManagedClassTests {
  private func stops(_ code: String, _ models: [String: String], version: String? = nil) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, entities) in models {
      try folder.write(
        "App/Harbour.xcdatamodeld/\(name).xcdatamodel/contents",
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        \(entities)
        </model>
        """)
    }
    if let version {
      try folder.write(
        "App/Harbour.xcdatamodeld/.xccurrentversion",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>_XCCurrentVersionName</key><string>\(version).xcdatamodel</string>
        </dict></plist>
        """)
    }
    try folder.write("App/Harbour.swift", "import SwiftUI\nimport CoreData\n" + code)
    return try Earshot.open([folder.path], options: OpenOptions()).readings().flatMap {
      $0.elements.map(\.announcement)
    }
  }

  private let boats = """
    <entity name="Boat" representedClassName="Boat" syncable="YES" codeGenerationType="class">
      <attribute name="berth" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
      <attribute name="isMoored" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
      <attribute name="name" optional="YES" attributeType="String"/>
      <attribute name="sign" attributeType="String" defaultValueString="&quot;no sign&quot;"/>
      <relationship name="quay" maxCount="1" destinationEntity="Quay" inverseName="boats"/>
    </entity>
    <entity name="Ferry" representedClassName=".Ferry" parentEntity="Boat" codeGenerationType="class">
      <attribute name="line" optional="YES" attributeType="String"/>
    </entity>
    <entity name="Quay" representedClassName="Quay" codeGenerationType="category">
      <attribute name="title" optional="YES" attributeType="String"/>
      <relationship name="boats" optional="YES" toMany="YES" destinationEntity="Boat" inverseName="quay"/>
    </entity>
    """

  @Test("Objects of a model have its attributes, their first values, and what is added to them")
  func generated() throws {
    let stops = try stops(
      """
      class Quay: NSManagedObject { var heading: String { "Quay " + (title ?? "?") } }
      struct BoatRow: View {
        let boat: Boat
        var body: some View { Text("\\(boat.name ?? "-") \\(boat.berth) \\(boat.sign ?? "-") \\(boat.isMoored ? "in" : "out")") }
      }
      struct Harbour: View {
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.name)]) var boats: FetchedResults<Boat>
        var body: some View { VStack { ForEach(boats) { BoatRow(boat: $0) } } }
      }
      #Preview {
        let context = NSPersistentContainer(name: "Harbour").viewContext
        let first = Boat(context: context)
        first.name = "Ada"
        let ferry = Ferry(context: context)
        ferry.name = "Bo"
        ferry.line = "4"
        ferry.berth = 3
        ferry.isMoored = false
        let quay = Quay(context: context)
        quay.title = "North"
        quay.addToBoats(first)
        quay.addToBoats(ferry)
        quay.removeFromBoats(first)
        return VStack {
          Harbour().environment(\\.managedObjectContext, context)
          Text("Line \\(ferry.line ?? "-")")
          Text("\\(quay.heading): \\(quay.boats?.count ?? 0)")
        }
      }
      """, ["Harbour": boats])
    #expect(
      stops == ["Ada 7 \"no sign\" in", "Bo 3 \"no sign\" out", "Line 4", "Quay North: 1"])
  }

  @Test("What a model says of first values holds where the app declares the properties itself")
  func declaredByTheApp() throws {
    let stops = try stops(
      """
      class Buoy: NSManagedObject {}
      extension Buoy {
        @NSManaged var depth: Int64
        @NSManaged var visits: Int64
        @NSManaged var isLit: Bool
        @NSManaged var name: String?
      }
      #Preview {
        let buoy = Buoy(context: NSPersistentContainer(name: "Harbour").viewContext)
        buoy.visits += 1
        return VStack {
          Text("\\(buoy.name ?? "unnamed"), \\(buoy.depth) metres, \\(buoy.visits) visits")
          Text(buoy.isLit ? "lit" : "dark")
        }
      }
      """,
      [
        "Harbour": """
        <entity name="Buoy" representedClassName="Buoy" syncable="YES">
          <attribute name="depth" attributeType="Integer 64" defaultValueString="4" usesScalarValueType="YES"/>
          <attribute name="visits" attributeType="Integer 64" usesScalarValueType="YES"/>
          <attribute name="isLit" attributeType="Boolean" defaultValueString="YES" usesScalarValueType="YES"/>
          <attribute name="name" optional="YES" attributeType="String"/>
        </entity>
        """
      ])
    #expect(stops == ["unnamed, 4 metres, 1 visits", "lit"])
  }

  @Test("The version of a model that is the current one counts")
  func versions() throws {
    func entity(_ attribute: String) -> String {
      """
      <entity name="Boat" representedClassName="Boat" codeGenerationType="class">
        <attribute name="\(attribute)" attributeType="String" defaultValueString="Ada"/>
      </entity>
      """
    }
    let code =
      "#Preview { Text(Boat(context: NSPersistentContainer(name: \"Harbour\").viewContext).title ?? \"-\") }"
    let models = ["Harbour": entity("title"), "Harbour 2": entity("name")]
    #expect(try stops(code, models, version: "Harbour") == ["Ada"])
  }

  @Test("What is no model says nothing", arguments: ["<entity", "", "<entity name=\"Boat\"/>"])
  func broken(entities: String) throws {
    #expect(try stops("#Preview { Text(\"Tide\") }", ["Harbour": entities]) == ["Tide"])
  }

  @Test("What isn't known of a property that Core Data provides is said where the property is declared")
  func place() throws {
    let source = """
      import CoreData
      import SwiftUI

      class Boat: NSManagedObject {
        @NSManaged var name: String
        @NSManaged var mooring: Undeclared
      }
      struct Quay: View {
        let boat = Boat()
        var body: some View { Text("\\(boat.mooring)") }
      }
      """
    let notices = try Earshot.open(swift: source).readings()[0].notices
    #expect(!notices.isEmpty)
    #expect(notices.allSatisfy { [6, 10].contains($0.location?.line) }, "\(notices)")
  }
}
