import EarshotProjects
import Testing

/// Projects as Xcode 16 and 26 write them; membership exceptions of folders: Xcode 16 release notes, "buildable folders".
@Suite("Targets of Xcode projects") struct XcodeProjectTests {
  private func read(_ objects: String) -> XcodeProject? {
    XcodeProject(
      Array(
        """
        // !$*UTF8*$!
        { archiveVersion = 1; classes = { }; objectVersion = 77; rootObject = P /* Project object */;
          objects = { \(objects) }; }
        """.utf8))
  }

  private let groups = """
    P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = ( A /* Harbor */, W ); };
    G = { isa = PBXGroup; children = ( G1, F3 ); sourceTree = "<group>"; };
    G1 = { isa = PBXGroup; path = Harbor; children = ( F1, G2 ); sourceTree = "<group>"; };
    G2 = { isa = PBXGroup; name = Views; children = ( F2 ); sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = "Tide View.swift"; sourceTree = "<group>"; };
    F3 = { isa = PBXFileReference; path = Shared/Tide.swift; sourceTree = SOURCE_ROOT; };
    B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F3; };
    S1 = { isa = PBXSourcesBuildPhase; files = ( B1 /* App.swift in Sources */, B2, B3 ); };
    S2 = { isa = PBXSourcesBuildPhase; files = ( B4 ); };
    """

  @Test("A target compiles the files of its sources, whose places follow from the groups around them")
  func files() throws {
    let project = try #require(
      read(
        groups + """
          A = { isa = PBXNativeTarget; name = Harbor; buildPhases = ( S1 );
            productType = "com.apple.product-type.application"; };
          W = { isa = PBXNativeTarget; name = "Harbor Widget"; buildPhases = ( S2 );
            productType = "com.apple.product-type.app-extension"; };
          """))
    #expect(project.targets.map(\.module) == ["Harbor", "Harbor_Widget"])
    #expect(project.targets.map(\.kind) == [.application, .appExtension])
    #expect(project.targets[0].files == ["Harbor/App.swift", "Harbor/Tide View.swift", "Shared/Tide.swift"])
    #expect(project.targets[1].files == ["Shared/Tide.swift"])
    let build = BuildProject(folder: "/code", targets: project.targets.reversed())
    #expect(build.targets(compiling: "Shared/Tide.swift").map(\.module) == ["Harbor", "Harbor_Widget"])
  }

  @Test("A folder in step with the disk is compiled but for its exceptions, which another target takes")
  func folders() throws {
    let project = try #require(
      read(
        """
        P = { isa = PBXProject; mainGroup = G; targets = ( A, W ); };
        G = { isa = PBXGroup; children = ( R ); sourceTree = "<group>"; };
        R = { isa = PBXFileSystemSynchronizedRootGroup; path = Harbor; exceptions = ( E1, E2 ); sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = ( Info.swift ); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = ( Views/Tide.swift ); };
        A = { isa = PBXNativeTarget; name = Harbor; fileSystemSynchronizedGroups = ( R );
          productType = "com.apple.product-type.application"; };
        W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
        """))
    let paths = ["Harbor/App.swift", "Harbor/Views/Tide.swift", "Harbor/Info.swift", "Other/App.swift"]
    #expect(paths.map(project.targets[0].compiles) == [true, true, false, false])
    #expect(paths.map(project.targets[1].compiles) == [false, true, false, false])
  }

  @Test("The module's name and the platform are settings of the target, or of the project")
  func settings() throws {
    let project = try #require(
      read(
        """
        P = { isa = PBXProject; mainGroup = G; targets = ( A, W, T ); buildConfigurationList = L0; };
        A = { isa = PBXNativeTarget; name = Harbor; buildConfigurationList = L1;
          productType = "com.apple.product-type.application"; };
        W = { isa = PBXNativeTarget; name = Watch; buildConfigurationList = L2;
          productType = "com.apple.product-type.application"; };
        T = { isa = PBXNativeTarget; name = "3D"; buildConfigurationList = L3;
          productType = "com.apple.product-type.bundle.unit-test"; };
        L0 = { buildConfigurations = ( C0 ); }; C0 = { buildSettings = { SDKROOT = iphoneos; }; };
        L1 = { buildConfigurations = ( C1 ); }; C1 = { buildSettings = { PRODUCT_NAME = "Harbor Pro"; }; };
        L2 = { buildConfigurations = ( C2 ); };
        C2 = { buildSettings = { SDKROOT = watchos; PRODUCT_MODULE_NAME = Wrist; }; };
        L3 = { buildConfigurations = ( C3 ); }; C3 = { buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        """))
    #expect(project.targets.map(\.module) == ["Harbor_Pro", "Wrist", "_D"])
    #expect(project.targets.map(\.kind) == [.application, .other, .tests])
  }

  @Test(
    "What is no project is none, however deep its lists are",
    arguments: ["", "{", "<plist/>", "{ objects = { }; }", String(repeating: "(", count: 100_000)])
  func noProject(text: String) { #expect(XcodeProject(Array(text.utf8)) == nil) }

  @Test("Groups that hold each other end")
  func circle() throws {
    let project = try #require(
      read(
        "P = { mainGroup = G; targets = ( ); }; G = { isa = PBXGroup; children = ( G, G2 ); }; G2 = { children = ( G ); };"
      ))
    #expect(project.targets.isEmpty)
  }
}
