import EarshotAnnouncements
import Testing

@testable import EarshotSpeech

#if os(Linux)
  /// Playback without a sound card: ALSA's file plugin is bit-exact (speech.md 5 A).
  @Suite struct PlayerTests {
    private func environment(_ folder: TemporaryFolder, _ configuration: String) -> [String] {
      folder.write(configuration, to: "asound.conf")
      return [
        "ALSA_CONFIG_PATH=\(folder.file("asound.conf"))", "PULSE_SERVER=unix:/nonexistent",
        // A busy machine may take long between two sessions.
        "EARSHOT_DEVICE_IDLE=600000",
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

    private func bytes(_ samples: [Int16]) -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.append(samples: samples)
      return bytes
    }

    @Test func `what is heard is what was rendered`() async throws {
      let folder = TemporaryFolder()
      let player = Player(environment: filePlugin(folder))
      let samples = (0..<60_000).map { Int16(truncatingIfNeeded: $0 &* 31) }
      let session = try await player.begin()
      #expect(try await player.play(Array(samples[..<33_333]), in: session))
      #expect(try await player.play(Array(samples[33_333...]), in: session))
      #expect(try await player.finish(session))
      #expect(folder.bytes(of: "out.raw") == bytes(samples))
    }

    @Test func `one device serves one session after the other`() async throws {
      let folder = TemporaryFolder()
      let player = Player(environment: filePlugin(folder))
      var expected: [Int16] = []
      for round in 1...5 {
        let samples = [Int16](repeating: Int16(round), count: 3_000 + round)
        let session = try await player.begin()
        #expect(try await player.play(samples, in: session))
        #expect(try await player.finish(session))
        expected += samples
      }
      #expect(folder.bytes(of: "out.raw") == bytes(expected))
    }

    @Test func `a session that is stopped plays no more, and the next plays`() async throws {
      let folder = TemporaryFolder()
      let player = Player(environment: filePlugin(folder))
      for _ in 0..<50 {
        let session = try await player.begin()
        let playing = Task { () throws -> Bool in
          // Without end, so that it is the stop that ends it.
          while try await player.play([Int16](repeating: 9, count: 9_000), in: session) {}
          return try await player.finish(session)
        }
        await player.stop()
        #expect(try await playing.value == false)
      }
      let session = try await player.begin()
      #expect(try await player.play([1, 2, 3], in: session))
      #expect(try await player.finish(session))
      #expect(folder.bytes(of: "out.raw")?.suffix(6) == [1, 0, 2, 0, 3, 0])
    }

    @Test func `who begins ends the one before`() async throws {
      let folder = TemporaryFolder()
      let player = Player(environment: filePlugin(folder))
      let first = try await player.begin()
      #expect(try await player.play([5], in: first))
      let second = try await player.begin()
      #expect(try await player.play([6], in: first) == false)
      #expect(try await player.finish(first) == false)
      await player.stop(first)
      #expect(try await player.play([7], in: second))
      #expect(try await player.finish(second))
    }

    @Test func `who was cut off before its turn ends nobody`() async throws {
      let folder = TemporaryFolder()
      let player = Player(environment: filePlugin(folder))
      let session = try await player.begin()
      let late = Task { () throws -> Int in
        while !Task.isCancelled { await Task.yield() }
        return try await player.begin()
      }
      late.cancel()
      let none = try await late.value
      #expect(try await player.play([1], in: none) == false)
      await player.stop(none)
      #expect(try await player.play([7], in: session))
      #expect(try await player.finish(session))
      #expect(folder.bytes(of: "out.raw") == [7, 0])
    }

    @Test func `what was played is left as it is when its player goes`() async throws {
      // ALSA's file plugin empties its file where the device is opened anew.
      for _ in 0..<8 {
        let folder = TemporaryFolder()
        let helper = try HelperProcess(
          path: HelperLocation.find(explicit: nil), arguments: ["play"], environment: filePlugin(folder))
        var events = helper.events.makeAsyncIterator()
        for frame in [Frame(.open), Frame(.samples, bytes([1, 2, 3])), Frame(.finish)] {
          #expect(helper.send(frame))
        }
        while let event = await events.next() {
          if case .frame(let frame) = event, frame.kind == .finished { break }
        }
        helper.end()
        while await events.next() != nil {}
        #expect(folder.bytes(of: "out.raw") == [1, 0, 2, 0, 3, 0])
      }
    }

    @Test func `a hundred who begin at once leave one`() async throws {
      let folder = TemporaryFolder()
      let player = Player(environment: filePlugin(folder))
      let finished = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<100 {
          group.addTask {
            let session = try await player.begin()
            _ = try await player.play([Int16](repeating: 1, count: 50_000), in: session)
            return try await player.finish(session)
          }
        }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(finished >= 1)
    }

    @Test func `no device is an error with a reason, every time`() async throws {
      let folder = TemporaryFolder()
      let player = Player(environment: environment(folder, "\n"))
      for _ in 0..<3 {
        do {
          _ = try await player.begin()
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

    @Test func `a player helper that dies is an error, and the next session has a new one`() async throws {
      let folder = TemporaryFolder()
      let real = try HelperLocation.find(explicit: nil)
      folder.write(
        """
        #!/bin/sh
        if [ -e "\(folder.file("once"))" ]; then exec "\(real)" "$@"; fi
        : > "\(folder.file("once"))"
        exit 9

        """, to: "helper", mode: 0o755)
      let player = Player(helperPath: folder.file("helper"), environment: filePlugin(folder))
      await #expect(throws: SpeechError.noDevice("the player ended")) { _ = try await player.begin() }
      let session = try await player.begin()
      #expect(try await player.play([4, 4], in: session))
      #expect(try await player.finish(session))
      #expect(folder.bytes(of: "out.raw") == [4, 0, 4, 0])
    }
  }
#endif
