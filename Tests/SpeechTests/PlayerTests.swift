import Testing

@testable import EarshotSpeech

#if os(Linux)
  /// Playback without a sound card: ALSA's file plugin is bit-exact (speech.md 5 A).
  @Suite struct PlayerTests {
    private func environment(_ folder: TemporaryFolder, _ configuration: String) -> [String] {
      folder.write(configuration, to: "asound.conf")
      return [
        "ALSA_CONFIG_PATH=\(folder.file("asound.conf"))", "PULSE_SERVER=unix:/nonexistent",
      ]
    }

    private func filePlugin(_ folder: TemporaryFolder) -> [String] {
      environment(
        folder,
        """
        </usr/share/alsa/alsa.conf>
        pcm.!default { type file slave.pcm "null" file "\(folder.file("out.raw"))" format "raw" }

        """)
    }

    @Test func `what is heard is what was rendered`() async throws {
      let folder = TemporaryFolder()
      let player = try Player(
        helperPath: HelperLocation.find(explicit: nil), environment: filePlugin(folder))
      let samples = (0..<60_000).map { Int16(truncatingIfNeeded: $0 &* 31) }
      #expect(try await player.open())
      #expect(try await player.play(Array(samples[..<33_333])))
      #expect(try await player.play(Array(samples[33_333...])))
      #expect(try await player.finish())
      var expected: [UInt8] = []
      expected.append(samples: samples)
      #expect(folder.bytes(of: "out.raw") == expected)
    }

    @Test func `a player that is stopped plays no more`() async throws {
      for _ in 0..<50 {
        let folder = TemporaryFolder()
        let player = try Player(
          helperPath: HelperLocation.find(explicit: nil), environment: filePlugin(folder))
        let playing = Task { () throws -> Bool in
          guard try await player.open() else { return false }
          // Without end, so that it is the stop that ends it.
          while try await player.play([Int16](repeating: 9, count: 9_000)) {}
          return false
        }
        await player.stop()
        #expect(try await playing.value == false)
      }
    }

    @Test func `no device is an error with a reason`() async throws {
      let folder = TemporaryFolder()
      let player = try Player(
        helperPath: HelperLocation.find(explicit: nil), environment: environment(folder, "\n"))
      do {
        _ = try await player.open()
        Issue.record("there should be no device")
      } catch {
        guard case .noDevice(let reason) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(!reason.isEmpty)
        #expect(error.isMissingService)
      }
    }
  }
#endif
