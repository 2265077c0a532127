import SwiftSyntax

/// What `#if` asks of a build.
package struct BuildConditions: Sendable {
  /// Set with `-D`.
  package var flags: Set<String>
  package var os: String
  package var architecture: String
  /// `targetEnvironment(simulator)`
  package var environment: String?
  /// What `canImport` denies.
  package var missingModules: Set<String>
  /// What alone `canImport` affirms, where all that there is is known.
  package var knownModules: Set<String>?
  package var hasObjectiveC: Bool
  /// What `hasFeature` denies.
  package var missingFeatures: Set<String>
  /// The version of Swift that code is taken to be compiled with, in its newest language mode.
  package var swift: [Int]

  package init(
    flags: Set<String> = ["DEBUG", "SIMULATOR", "targetEnvironment_simulator"], os: String = "iOS",
    architecture: String = "arm64", environment: String? = "simulator",
    missingModules: Set<String> = [
      "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVServices", "Glibc", "Musl", "Android", "WinSDK", "Sparkle",
    ], hasObjectiveC: Bool = true, missingFeatures: Set<String> = ["Embedded"], swift: [Int] = [6, 3]
  ) {
    self.flags = flags
    self.os = os
    self.architecture = architecture
    self.environment = environment
    self.missingModules = missingModules
    self.hasObjectiveC = hasObjectiveC
    self.missingFeatures = missingFeatures
    self.swift = swift
  }

  /// An app for the iOS simulator in a debug build.
  package static let iOS = BuildConditions()

  /// What `swiftc` compiles here.
  package static let linux: BuildConditions = {
    var conditions = BuildConditions(
      flags: [], os: "Linux", architecture: "x86_64", environment: nil, missingModules: [],
      hasObjectiveC: false)
    conditions.knownModules = [
      "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
      "FoundationXML", "Dispatch", "Glibc", "Observation", "Synchronization", "RegexBuilder", "Distributed",
      "Cxx", "CxxStdlib", "Testing", "XCTest", "_Concurrency", "_StringProcessing", "_Differentiation",
      "_Volatile", "Builtin", "SwiftShims",
    ]
    return conditions
  }()
}
