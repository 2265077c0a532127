import Testing

@Suite("What an app asks the system to say later, or aloud") struct NotificationTests {
  @Test("Requests wait by their identifiers; nobody has answered whether they may (Apple: add(_:))")
  func requests() {
    let said = Running.said(
      """
      let center = UNUserNotificationCenter.current()
      var answers = 0
      center.requestAuthorization(options: [.alert, .sound]) { _, _ in answers += 1 }
      let content = UNMutableNotificationContent()
      content.title = "Tide"
      content.sound = .default
      let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
      for name in ["a", "a", "b"] {
        try await center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
      }
      center.removePendingNotificationRequests(withIdentifiers: ["b"])
      let status = await center.notificationSettings().authorizationStatus
      let pending = await center.pendingNotificationRequests()
      return "\\(pending.map { $0.content.title }) \\(status == .notDetermined) \\(answers)"
      """, declaring: "import UserNotifications")
    #expect(said == #"["Tide"] true 0"#)
  }

  @Test("A synthesizer speaks from when it is told to until it is stopped (Apple: isSpeaking)")
  func speech() {
    let said = Running.said(
      """
      try AVAudioSession.sharedInstance().setCategory(.playback, mode: .spokenAudio)
      let synthesizer = AVSpeechSynthesizer()
      let utterance = AVSpeechUtterance(string: "ebb")
      utterance.voice = AVSpeechSynthesisVoice(language: "en-US")
      synthesizer.speak(utterance)
      let before = synthesizer.isSpeaking
      synthesizer.stopSpeaking(at: .immediate)
      return "\\(before) \\(synthesizer.isSpeaking) \\(utterance.rate)"
      """, declaring: "import AVFoundation")
    #expect(said == "true false 0.5")
  }
}
