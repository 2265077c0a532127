import EarshotProjects
import Testing

@Suite("What headers of Objective-C import") struct HeaderImportTests {
  /// https://clang.llvm.org/docs/Modules.html, "import declaration" and "includes as imports"
  @Test("Modules are imported by their names and by headers of frameworks, not in comments or by files")
  func imports() {
    let header = """
      // #import <MapKit/MapKit.h>
      /* @import Photos;
         #import <WebKit/WebKit.h> */
      #import <UIKit/UIKit.h>
        #  include <CoreLocation/CLLocation.h>
      @import AVKit.AVPlayerViewController ;
      #import "Tide.h"
      #import <stdio.h>
      #import <UIKit/UIView.h> // once more
      FOUNDATION_EXPORT double KitVersionNumber;
      """
    #expect(HeaderImports.modules(in: header) == ["UIKit", "CoreLocation", "AVKit"])
  }

  @Test("A framework's own header counts, and the one that a target's settings name")
  func headers() throws {
    let project = try #require(
      XcodeProject(
        Array(
          """
          // !$*UTF8*$!
          { archiveVersion = 1; classes = { }; objectVersion = 77; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = ( A, K, O ); };
          G = { isa = PBXGroup; children = ( R, S, F ); sourceTree = "<group>"; };
          R = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
          F = { isa = PBXFileReference; path = Old/OldKit.h; sourceTree = SOURCE_ROOT; };
          B = { isa = PBXBuildFile; fileRef = F; };
          H = { isa = PBXHeadersBuildPhase; files = ( B ); };
          L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
          C = { isa = XCBuildConfiguration; name = Debug;
            buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = "App/Support/$(TARGET_NAME)-Bridging-Header.h"; }; };
          A = { isa = PBXNativeTarget; name = Pier; buildConfigurationList = L; fileSystemSynchronizedGroups = ( R );
            productType = "com.apple.product-type.application"; };
          K = { isa = PBXNativeTarget; name = Kit; fileSystemSynchronizedGroups = ( S );
            productType = "com.apple.product-type.framework"; };
          O = { isa = PBXNativeTarget; name = OldKit; buildPhases = ( H );
            productType = "com.apple.product-type.framework"; };
          }; }
          """.utf8)))
    #expect(
      project.targets.map(\.headers) == [
        ["App/Support/Pier-Bridging-Header.h"], ["Kit/Kit.h"], ["Old/OldKit.h"],
      ])
  }
}
