import Testing

/// Each as the documentation of the package has it.
@Suite("Further public packages") struct MorePackageTests {
  /// https://swiftpackageindex.com/apple/swift-log/main/documentation/logging
  @Test("A logger writes where nobody looks; an own handler gets what its level lets through")
  func logging() {
    let code = """
      final class Kept { static var lines: [String] = [] }
      struct Own: LogHandler {
        var metadata: Logger.Metadata = [:]
        var logLevel: Logger.Level = .debug
        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
          get { metadata[key] }
          set { metadata[key] = newValue } }
        func log(
          level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
          file: String, function: String, line: UInt
        ) { Kept.lines.append("\\(level) \\(message) \\(metadata?["boat"]?.description ?? "")") }
      }
      """
    let body = """
      let tide = 4
      let plain = Logger(label: "org.tides")
      let _ = plain.error("The tide is \\(tide)", metadata: ["boats": ["Gull", "Tern"]])
      Text("\\(plain.label) \\(plain.logLevel.rawValue)")
      let _ = LoggingSystem.bootstrap { _ in Own() }
      let own = Logger(label: "own")
      let _ = own.debug("tide \\(tide)", metadata: ["boat": "Gull \\(tide)"])
      let _ = own.trace("too small")
      Text(Kept.lines.joined(separator: ", "))
      """
    let screen = screen("Logging", body, "", code)
    #expect(screen.texts == ["org.tides info", "debug tide 4 Gull 4"])
    #expect(screen.notices.isEmpty)
  }

  /// https://swiftpackageindex.com/apple/swift-collections/main/documentation/dequemodule/deque
  @Test("A deque takes and gives at both ends")
  func deque() {
    let code = """
      func moored() -> String {
        var boats: Deque<Int> = [2, 3]
        boats.prepend(1)
        boats.append(4)
        boats.prepend(contentsOf: [-1, 0])
        let (first, last) = (boats.popFirst(), boats.popLast())
        boats[0] = 7
        boats.removeFirst(1)
        boats.insert(9, at: 1)
        boats += [5]
        let isSame = boats == Deque([1, 9, 2, 3, 5])
        return "\\(first ?? 0) \\(last ?? 0) \\(boats) \\(isSame) \\(boats.sorted().last ?? 0)"
      }
      """
    let screen = screen(
      "Collections", "Text(verbatim: moored()); ForEach(waiting, id: \\.self) { Text($0) }",
      "@State var waiting: Deque<String> = [\"Gull\", \"Tern\"]", code)
    #expect(screen.texts == ["-1 4 [1, 9, 2, 3, 5] true 9", "Gull", "Tern"])
  }

  /// https://swiftpackageindex.com/apple/swift-collections/main/documentation/heapmodule/heap
  @Test("A heap gives its least and its greatest element")
  func heap() {
    let code = """
      func depths() -> String {
        var heap: Heap<Int> = [3, 1, 2]
        heap.insert(9)
        heap.insert(contentsOf: [5])
        let ends = "\\(heap.min ?? 0) \\(heap.max ?? 0) \\(heap.count)"
        heap.replaceMin(with: 8)
        var all: [Int] = []
        while let next = heap.popMin() { all.append(next) }
        return "\\(ends) \\(all) \\(heap.popMax() == nil)"
      }
      """
    let screen = screen("HeapModule", "Text(verbatim: depths())", "", code)
    #expect(screen.texts == ["1 9 5 [2, 3, 5, 8, 9] true"])
  }

  /// https://github.com/elai950/AlertToast
  @Test("A toast stands over its view while its binding says so")
  func toast() {
    let body = """
      Text("Harbour").toast(isPresenting: $isMoored) {
        AlertToast(type: .complete(.green), title: "Moored", subTitle: "Pier 4")
      }
      .toast(isPresenting: $isGone, duration: 3, tapToDismiss: false) {
        AlertToast(displayMode: .hud, type: .regular, title: "Gone")
      }
      Text("Sea").toast(item: $boat) { boat in
        AlertToast(displayMode: .banner(.pop), type: .regular, title: boat?.name)
      }
      """
    let screen = screen(
      "AlertToast", body,
      "@State var isMoored = true; @State var isGone = false; @State var boat: Boat? = Boat(name: \"Gull\")",
      "struct Boat: Identifiable { let id = 1; let name: String }")
    #expect(screen.texts.sorted() == ["Gull", "Harbour", "Moored", "Pier 4", "Sea"])
    #expect(screen.notices.isEmpty)
  }

  /// https://github.com/evgenyneu/keychain-swift
  @Test("KeychainSwift keeps what it is told under a prefix, and begins empty")
  func keychainSwift() {
    let code = """
      func kept() -> String {
        let chain = KeychainSwift(keyPrefix: "tide_")
        let before = chain.get("token") ?? "none"
        chain.set("abc", forKey: "token", withAccess: .accessibleAfterFirstUnlock)
        chain.set(true, forKey: "isOpen")
        let seen = "\\(KeychainSwift().get("tide_token") ?? "") \\(chain.getBool("isOpen") == true)"
        let gone = "\\(chain.delete("token")) \\(chain.delete("token"))"
        chain.clear()
        return "\\(before) \\(seen) \\(gone) \\(chain.getBool("isOpen") == nil)"
      }
      """
    #expect(
      screen("KeychainSwift", "Text(verbatim: kept())", "", code).texts == ["none abc true true false true"])
  }

  /// https://github.com/kishikawakatsumi/KeychainAccess
  @Test("KeychainAccess keeps what it is told for a service, and begins empty")
  func keychainAccess() {
    let code = """
      func kept() -> String {
        let chain = Keychain(service: "org.tides").accessibility(.whenUnlocked).synchronizable(true)
        let before = chain["token"] ?? "none"
        chain["token"] = "abc"
        try? chain.set("def", key: "other")
        let same = (try? Keychain(service: "org.tides").get("other")) ?? ""
        let elsewhere = Keychain(service: "org.boats")["token"] ?? "none"
        let keys = chain.allKeys()
        chain["token"] = nil
        try? chain.remove("other")
        return "\\(before) \\(same) \\(elsewhere) \\(keys) \\((try? chain.contains("token")) ?? true)"
      }
      """
    #expect(
      screen("KeychainAccess", "Text(verbatim: kept())", "", code).texts
        == [#"none def none ["other", "token"] false"#])
  }

  /// https://swiftpackageindex.com/pointfreeco/swift-sharing/main/documentation/sharing/shared
  @Test("What is shared publishes its value, then every later one")
  func sharedPublisher() {
    let code = """
      final class Listener: ObservableObject {
        @Published var seen: [Int] = []
        @Shared(.inMemory("depth")) var depth = 3
        var held: Set<AnyCancellable> = []
        init() {
          $depth.publisher.sink { [weak self] in self?.seen.append($0) }.store(in: &held)
          $depth.withLock { $0 += 1 }
        }
      }
      """
    let screen = screen(
      "Combine Sharing", "Text(verbatim: \"\\(listener.seen)\")", "@StateObject var listener = Listener()",
      code)
    #expect(screen.texts == ["[3, 4]"])
  }

  /// https://github.com/pointfreeco/swift-identified-collections
  @Test("Identified arrays are made of what is known to be unique, and of what is decoded")
  func identifiedArrays() {
    let code = """
      struct Pier: Codable, Identifiable { let id: Int }
      let piers = IdentifiedArray(uncheckedUniqueElements: [Pier(id: 4), Pier(id: 5)])
      let depths = IdentifiedArray(uncheckedUniqueElements: ["low", "high"], id: \\.self)
      let read = try? JSONDecoder().decode(IdentifiedArrayOf<Pier>.self, from: Data("[{\\"id\\": 8}]".utf8))
      """
    let screen = screen(
      "IdentifiedCollections",
      #"Text("\(piers[id: 5]?.id ?? 0) \(depths[id: "low"] ?? "none") \(read?.ids.first ?? 0)" as String)"#,
      "",
      code)
    #expect(screen.texts == ["5 low 8"])
  }

  /// https://github.com/pointfreeco/swift-composable-architecture
  @Test("A store's patterns of bindings, results of tasks and effects of publishers")
  func storeEffects() {
    let code = """
      struct Gone: Error {}
      @Reducer struct Harbour {
        @ObservableState struct State: Equatable {
          var name = "Lee"; var isOpen = false; var log: [String] = [] }
        enum Action: BindableAction {
          case binding(BindingAction<State>), load, loaded(TaskResult<Int>), listen, heard(Int) }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .binding(\\.name): state.log.append("name \\(state.name)")
            case .binding(\\.isOpen): state.log.append("open \\(state.isOpen)")
            case .binding: break
            case .load:
              return .run { send in
                await send(.loaded(TaskResult { 7 }))
                await send(.loaded(TaskResult { throw Gone() }))
              }
            case .loaded(.success(let number)): state.log.append("loaded \\(number)")
            case .loaded(.failure): state.log.append("failed")
            case .listen: return .publisher { [1, 2].publisher.map(Action.heard) }
            case .heard(let number): state.log.append("heard \\(number)")
            }
            return .none
          }
        }
      }
      struct HarbourView: View {
        @Bindable var store: StoreOf<Harbour>
        var body: some View {
          Text(store.log.joined(separator: ", ")).task {
            store.send(.load)
            store.send(.listen)
            store.name = "Bay"
            store.isOpen = true
          }
        }
      }
      """
    let screen = screen(
      "Combine ComposableArchitecture",
      "HarbourView(store: Store(initialState: Harbour.State()) { Harbour() })", "", code)
    #expect(screen.texts == ["heard 1, heard 2, name Bay, open true, loaded 7, failed"])
    #expect(screen.notices.isEmpty)
  }

  /// Keys of the test vectors of BIP 340 (github.com/bitcoin/bips/blob/master/bip-0340/test-vectors.csv).
  @Test("Public keys of secp256k1 are those of their secrets", arguments: ["secp256k1", "P256K"])
  func secp256k1(module: String) {
    let body = """
      let key = try? \(module).Signing.PrivateKey(
        dataRepresentation: "c90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b14e5c9".bytes)
      Text(key.map { String(bytes: $0.publicKey.xonly.bytes) } ?? "none")
      Text("\\(key?.publicKey.dataRepresentation.count ?? 0) \\(key?.xonly.parity == true)")
      let wrong = try? \(module).Signing.PrivateKey(dataRepresentation: [UInt8](repeating: 255, count: 32))
      Text(wrong == nil ? "no secret" : "a secret")
      """
    let screen = screen(module, body)
    #expect(
      screen.texts == [
        "dd308afec5777e13121fa72b9cc1b7cc0139715309b086c960e18fd969774eb8", "33 false", "no secret",
      ])
    #expect(screen.notices.isEmpty)
  }
}
