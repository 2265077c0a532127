import Testing

/// Packages of services, which nobody answers here: a screen shows what it shows first, and all of it is known.
@Suite("Packages that ask services") struct ServicePackageTests {
  private func expect(
    _ imports: String, _ body: String, _ members: String = "", _ code: String = "", shows texts: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = screen(imports, body, members, code)
    #expect(screen.texts == texts, sourceLocation: sourceLocation)
    #expect(screen.notices.isEmpty, sourceLocation: sourceLocation)
  }

  // https://firebase.google.com/docs/reference/swift
  @Test("Firebase begins unconfigured, with nobody signed in, and is silent about what is logged")
  func firebase() {
    expect(
      "FirebaseCore FirebaseAnalytics",
      #"""
      Text(FirebaseApp.app() == nil ? "Bare" : "Set")
      let stamp = Timestamp(seconds: 90, nanoseconds: 0)
      Text("\(stamp.dateValue().timeIntervalSince1970, specifier: "%.0f") seconds")
      Text(AnalyticsEventScreenView).analyticsScreen(name: "Gull")
        .onAppear { Analytics.logEvent(AnalyticsEventLogin, parameters: nil) }
      """#, shows: ["Bare", "90 seconds", "screen_view"])
    expect(
      "FirebaseAuth",
      """
      Text(user).onAppear {
        _ = Auth.auth().addStateDidChangeListener { _, found in user = found?.email ?? "Nobody" }
      }
      Text(text).task {
        text = "Asking"
        _ = try? await Auth.auth().signIn(withEmail: "a", password: "b")
        text = "Answered"
      }
      """, #"@State var user = "Checking"; @State var text = "Begun""#, shows: ["Nobody", "Asking"])
    expect(
      "Firebase",
      """
      Text(Messaging.messaging().fcmToken ?? "No token").onAppear { Crashlytics.crashlytics().log("Gull") }
      Text(Storage.storage().reference().child("boats/1.jpg").name)
      Text(Database.database().reference().child("tides").child("high").key ?? "None")
      """, shows: ["No token", "1.jpg", "high"])
  }

  @Test("What is asked of Firestore is on its way; what is its own is known")
  func firestore() {
    expect(
      "FirebaseFirestore FirebaseFirestoreSwift",
      #"""
      if boats.isEmpty { Text("No \($boats.path)") }
      ForEach(boats) { Text($0.name) }
      Text(text).task {
        Firestore.firestore().collection("boats").whereField("a", isEqualTo: 1)
          .addSnapshotListener { _, _ in text = "Called" }
        _ = try? await Firestore.firestore().document("boats/7").getDocument(as: Boat.self)
        text = "Answered"
      }
      Text(Boat(id: "7", name: "Gull").id ?? "None")
      """#,
      #"""
      @FirestoreQuery(collectionPath: "boats", predicates: [.order(by: "name")]) var boats: [Boat]
      @State var text = "Waiting"
      """#, "struct Boat: Codable, Identifiable { @DocumentID var id: String?; var name: String }",
      shows: ["No boats", "Waiting", "7"])
  }

  // https://alamofire.github.io/Alamofire
  @Test("Requests of Alamofire are made and wait")
  func alamofire() {
    expect(
      "Alamofire",
      """
      Text(text).task {
        AF.request("https://example.org/tides", parameters: ["page": 1]).validate()
          .responseDecodable(of: [String].self) { text = $0.value?.first ?? "Failed" }
        text = (try? await AF.request("https://example.org").serializingString().value) ?? "Failed"
      }
      Text(AF.request("https://example.org/a", parameters: ["b": "c d"]).request?.url?.absoluteString ?? "None")
      Text(HTTPHeaders([.accept("text/html")])["accept"] ?? "None")
      """, #"@State var text = "Loading""#,
      shows: ["Loading", "https://example.org/a?b=c%20d", "text/html"])
  }

  // https://github.com/SwiftyJSON/SwiftyJSON
  @Test("SwiftyJSON reads what it is given")
  func swiftyJSON() {
    expect(
      "SwiftyJSON",
      #"""
      Text(json["boats"][0]["name"].stringValue); Text("Berth \(json["boats", 0, "berth"].intValue)")
      Text(json["boats"][0]["sold"].bool == false ? "For sale" : "Sold")
      Text(json["boats"][3]["name"].string ?? "No boat")
      Text(json["boats"][0]["berth"].rawString() ?? "None")
      """#,
      ##"let json = JSON(parseJSON: #"{"boats": [{"name": "Gull", "berth": 4, "sold": false}]}"#)"##,
      shows: ["Gull", "Berth 4", "For sale", "No boat", "4"])
  }

  // https://www.revenuecat.com/docs
  @Test(
    "Nothing is bought and no offers have come from RevenueCat; products made for tests have their prices")
  func revenueCat() {
    expect(
      "RevenueCat RevenueCatUI",
      """
      VStack {
        if let offering = offerings?.current { Text(offering.serverDescription) } else { Text("Loading offers") }
      }
      .presentPaywallIfNeeded(requiredEntitlementIdentifier: "pro")
      .task { offerings = try? await Purchases.shared.offerings() }
      """, "@State var offerings: Offerings?", shows: ["Loading offers"])
    expect(
      "RevenueCat",
      #"""
      Text("\(product.localizedTitle), \(product.localizedPriceString)")
      Text(product.localizedPricePerMonth ?? "None")
      """#,
      """
      let product = TestStoreProduct(
        localizedTitle: "Harbor", price: 24, currencyCode: "USD", localizedPriceString: "$24.00",
        productIdentifier: "y", productType: .autoRenewableSubscription, localizedDescription: "",
        subscriptionPeriod: SubscriptionPeriod(value: 1, unit: .year)).toStoreProduct()
      """, shows: ["Harbor, $24.00", "$2.00"])
  }

  // https://github.com/devicekit/DeviceKit, getsentry/sentry-cocoa, TelemetryDeck/SwiftSDK, twostraws/CodeScanner
  @Test("The device is the one that is read for; reports and scanners say nothing")
  func devices() {
    expect(
      "DeviceKit",
      """
      Text(Device.current.description); Text(Device.current.isPad ? "Pad" : "Phone")
      Text(Device.current.hasDynamicIsland ? "Island" : "None")
      """, shows: ["iPhone 17", "Phone", "Island"])
    expect(
      "Sentry TelemetryDeck CodeScanner",
      """
      VStack {
        Text(text)
        CodeScannerView(codeTypes: [.qr]) { if case .success(let result) = $0 { text = result.string } }
        Text(SentrySDK.isEnabled ? "On" : "Off")
      }
      .onAppear {
        TelemetryDeck.signal("Gull", parameters: ["a": "b"])
        SentrySDK.capture(message: "Gull")
      }
      """, #"@State var text = "Point""#, shows: ["Point", "Off"])
  }

  // https://supabase.com/docs/reference/swift
  @Test("Nobody is signed in to Supabase, and its tables are on their way")
  func supabase() {
    expect(
      "Supabase",
      #"""
      Text(text).task {
        text = "Loading"
        names = (try? await harbor.from("boats").select().eq("a", value: 1).execute().value) ?? ["None"]
        text = "Loaded"
      }
      Text(session).task {
        for await (_, session) in harbor.auth.authStateChanges {
          self.session = session == nil ? "Signed out" : "Signed in"
        }
      }
      """#,
      #"@State var names: [String] = []; @State var text = "Begun"; @State var session = "Unknown""#,
      #"let harbor = SupabaseClient(supabaseURL: URL(string: "https://example.org")!, supabaseKey: "a")"#,
      shows: ["Loading", "Signed out"])
  }
}
