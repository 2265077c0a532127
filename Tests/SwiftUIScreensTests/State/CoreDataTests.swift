import Testing

/// What Core Data does in memory: Apple, "Core Data", NSManagedObjectContext and FetchRequest.
@Suite("Core Data in memory") struct CoreDataTests {
  private let model = """
    import CoreData
    import SwiftUI
    class Tea: NSManagedObject {
      @NSManaged var name: String
      @NSManaged var rating: Int16
      @NSManaged var note: String?
    }
    struct Cellar {
      static let preview: Cellar = {
        let cellar = Cellar(inMemory: true)
        let context = cellar.container.viewContext
        for (name, rating) in [("Sencha", 4), ("Oolong", 5), ("Matcha", 2)] {
          let tea = Tea(context: context)
          tea.name = name
          tea.rating = Int16(rating)
        }
        do { try context.save() } catch { fatalError("can't save") }
        return cellar
      }()
      let container: NSPersistentContainer
      init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Cellar")
        if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores { _, error in
          if let error { fatalError("no store: \\(error)") }
        }
      }
    }

    """

  private func texts(_ view: String, preview: String = "List()") -> [String] {
    let screen = Screen(
      model + view
        + "\n#Preview { \(preview).environment(\\.managedObjectContext, Cellar.preview.container.viewContext) }"
    )
    #expect(screen.tree.gaps.isEmpty)
    return screen.texts
  }

  @Test("A fetch request finds what the preview has put in, in the order asked for")
  func fetchRequests() {
    let view = """
      struct Shelf: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Tea.name, ascending: true)])
        private var teas: FetchedResults<Tea>
        var body: some View { VStack { ForEach(teas) { tea in Text("\\(tea.name) \\(tea.rating)") } } }
      }
      """
    #expect(texts(view, preview: "Shelf()") == ["Matcha 2", "Oolong 5", "Sencha 4"])
  }

  @Test("A predicate chooses among them, with its arguments")
  func predicates() {
    let view = """
      struct Shelf: View {
        @FetchRequest(
          sortDescriptors: [SortDescriptor(\\.rating, order: .reverse)],
          predicate: NSPredicate(format: "rating > %d AND name BEGINSWITH[c] %@", 1, "o"))
        private var teas: FetchedResults<Tea>
        @FetchRequest private var weak: FetchedResults<Tea>
        init() {
          _weak = FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "rating <= 2"))
        }
        var body: some View {
          VStack { ForEach(teas) { Text($0.name) }; ForEach(weak) { Text("weak " + $0.name) } } }
      }
      """
    #expect(texts(view, preview: "Shelf()") == ["Oolong", "weak Matcha"])
  }

  @Test("A context fetches, counts and deletes; what has no value begins empty")
  func contexts() {
    let view = """
      struct Shelf: View {
        @Environment(\\.managedObjectContext) private var context
        var body: some View {
          VStack {
            Text("\\((try? context.count(for: Tea.fetchRequest())) ?? 0) teas")
            Text(best?.name ?? "none")
            Text(best?.note ?? "no note")
          }
        }
        var best: Tea? {
          let request = NSFetchRequest<Tea>(entityName: "Tea")
          request.sortDescriptors = [NSSortDescriptor(keyPath: \\Tea.rating, ascending: false)]
          request.fetchLimit = 1
          return try? context.fetch(request).first
        }
      }
      """
    #expect(texts(view, preview: "Shelf()") == ["3 teas", "Oolong", "no note"])
  }

  @Test("What a button puts into the context is found when the screen is read again")
  func insertion() {
    var screen = Screen(
      model + """
        struct Shelf: View {
          @Environment(\\.managedObjectContext) private var context
          @FetchRequest(sortDescriptors: []) private var teas: FetchedResults<Tea>
          var body: some View {
            VStack { Text("\\(teas.count) teas")
              Button("Add") { let tea = Tea(context: context); tea.name = "Hojicha"; try? context.save() } }
          }
        }
        #Preview { Shelf().environment(\\.managedObjectContext, Cellar.preview.container.viewContext) }
        """)
    #expect(screen.texts.first == "3 teas")
    screen.tap("Add")
    #expect(screen.texts.first == "4 teas")
  }

  @Test("Where no context is around the view, a request finds nothing")
  func withoutContext() {
    let screen = Screen(
      model + """
        struct Shelf: View {
          @FetchRequest(sortDescriptors: []) private var teas: FetchedResults<Tea>
          var body: some View { Text("\\(teas.count) teas") }
        }
        """, open: "Shelf")
    #expect(screen.texts == ["0 teas"])
  }

  @Test("A results controller has what it fetched, by sections")
  func resultsControllers() {
    let view = """
      final class Shelf: ObservableObject {
        let controller: NSFetchedResultsController<Tea>
        init(_ context: NSManagedObjectContext) {
          let request = NSFetchRequest<Tea>(entityName: "\\(Tea.self)")
          request.sortDescriptors = [NSSortDescriptor(keyPath: \\Tea.name, ascending: true)]
          controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
          try? controller.performFetch()
        }
      }
      struct Page: View {
        @StateObject var shelf = Shelf(Cellar.preview.container.viewContext)
        var body: some View {
          VStack { Text("\\(shelf.controller.sections?.count ?? 0) section")
            ForEach(shelf.controller.fetchedObjects ?? []) { Text($0.name) } } }
      }
      """
    #expect(texts(view, preview: "Page()") == ["1 section", "Matcha", "Oolong", "Sencha"])
  }

  @Test("A text with a formatter shows what that makes of the value")
  func formatters() {
    let screen = Screen(
      """
      struct Probe: View {
        var body: some View { Text(Date(timeIntervalSince1970: 0), formatter: day) } }
      private let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(identifier: "UTC")
        return formatter
      }()
      """, open: "Probe")
    #expect(screen.texts == ["1970-01-01"])
  }

  // Apple, NSEntityDescription: insertNewObject makes an instance of the entity's class in the context.
  @Test("What an app adds to a context makes and finds objects by the type that is expected")
  func addedToContext() {
    let screen = Screen(
      """
      import CoreData
      import SwiftUI
      class Boat: NSManagedObject { @NSManaged var name: String }
      extension NSManagedObjectContext {
        func insert<T>() -> T {
          guard let made = NSEntityDescription.insertNewObject(forEntityName: "\\(T.self)", into: self) as? T
          else { fatalError() }
          return made
        }
        func all<T>(named name: String) -> [T] { fetch(NSPredicate(format: "%K == %@", "name", name)) }
        func first<T>(named name: String) -> T? { all(named: name).first }
        func fetch<T>(_ predicate: NSPredicate? = nil) -> [T] {
          let request = NSFetchRequest<NSFetchRequestResult>(entityName: String(describing: T.self))
          request.predicate = predicate
          return (try? fetch(request)) as? [T] ?? []
        }
      }
      struct Probe: View {
        let context = NSPersistentContainer(name: "Quay").viewContext
        var body: some View { VStack { Text(made.name); Text(found?.name ?? "none"); Text(other?.name ?? "none") } }
        var made: Boat { let boat: Boat = context.insert(); boat.name = "Ann"; return boat }
        var found: Boat? { context.first(named: "Ann") }
        var other: Boat? { context.first(named: "Bess") }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Ann", "Ann", "none"])
    #expect(screen.notices.map(\.message) == [])
  }

  // Apple, NSFetchedResultsControllerDelegate: an object of Objective-C doesn't know of what it is a controller.
  @Test("A fetched results controller tells its delegate what is fetched now")
  func fetchedResults() {
    let view = """
      @Observable final class Fleet: NSObject, NSFetchedResultsControllerDelegate {
        var names: [String] = []
        @ObservationIgnored private let controller: NSFetchedResultsController<Tea>
        override init() {
          let request = NSFetchRequest<Tea>(entityName: "Tea")
          request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
          controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: Cellar.preview.container.viewContext,
            sectionNameKeyPath: nil, cacheName: nil)
          super.init()
          controller.delegate = self
          try? controller.performFetch()
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
          names = (controller.fetchedObjects ?? []).compactMap { ($0 as? Tea)?.name }
        }
      }
      struct Shelf: View {
        @State private var fleet = Fleet()
        var body: some View {
          Text(fleet.names.joined(separator: ", ")).onAppear {
            let tea = Tea(context: Cellar.preview.container.viewContext)
            tea.name = "Assam"
            try? Cellar.preview.container.viewContext.save()
          }
        }
      }
      """
    #expect(texts(view, preview: "Shelf()") == ["Assam, Matcha, Oolong, Sencha"])
  }

  @Test("A property that holds any object holds an array without elements")
  func emptyArrays() {
    let screen = Screen(
      """
      import CoreData
      import SwiftUI
      class Boat: NSManagedObject { @NSManaged var marks: NSObject? }
      struct Probe: View {
        let boat: Boat
        init() {
          boat = Boat(context: NSPersistentContainer(name: "Quay").viewContext)
          boat.marks = [[String]]() as NSObject
        }
        var body: some View { Text("\\(boat.marks is NSArray) \\((boat.marks as? [[String]])?.count ?? -1)") }
      }
      """, open: "Probe")
    #expect(screen.texts == ["true 0"])
  }
}
