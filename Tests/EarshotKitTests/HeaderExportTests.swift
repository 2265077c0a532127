import Testing

@testable import EarshotKit

/// Imports of Objective-C that Swift code sees without saying them.
@Suite("Headers that bring modules along") struct HeaderExportTests {
  private let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = { }; objectVersion = 77; rootObject = P; objects = {
    P = { isa = PBXProject; mainGroup = G; targets = ( A, K ); };
    G = { isa = PBXGroup; children = ( R, S ); sourceTree = "<group>"; };
    R = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    S = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
    L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
    C = { isa = XCBuildConfiguration; name = Debug;
      buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = "App/Objects.h"; }; };
    A = { isa = PBXNativeTarget; name = Pier; buildConfigurationList = L; fileSystemSynchronizedGroups = ( R );
      productType = "com.apple.product-type.application"; };
    K = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = ( S );
      productType = "com.apple.product-type.framework"; };
    }; }
    """

  /// - Parameter input: what is read.
  @Test(
    "A framework hands on what its own header imports; a bridging header is seen by every file of its target",
    arguments: ["App/Pier.swift", "."])
  func headers(input: String) throws {
    let files = try TemporaryFolder()
    try files.write(".git/HEAD", "")
    try files.write("Pier.xcodeproj/project.pbxproj", project)
    try files.write("Kit/Kit.h", "#import <UIKit/UIKit.h>\n")
    try files.write("Kit/Tide.swift", "public enum Tide { public static let name = \"Ebb\" }")
    try files.write("App/Objects.h", "@import CoreLocation;\n")
    try files.write(
      "App/Words.swift",
      """
      import Kit
      enum Words {
        static var text: String {
          let label = UILabel()
          label.text = "Gull"
          return "\\(Tide.name) \\(label.text ?? "")"
        }
      }
      """)
    try files.write(
      "App/Place.swift",
      "enum Place { static let north = CLLocationCoordinate2D(latitude: 54, longitude: 8).latitude > 50 }")
    try files.write(
      "App/Pier.swift",
      """
      import SwiftUI
      struct Pier: View { var body: some View { VStack { Text(Words.text); Text(Place.north ? "North" : "South") } } }
      """)
    let opened = try Earshot.open(["\(files.path)/\(input)"])
    #expect(opened.readings().flatMap { $0.elements.map(\.announcement) } == ["Ebb Gull", "North"])
  }
}
