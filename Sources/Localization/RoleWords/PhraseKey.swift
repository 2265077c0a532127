/// What VoiceOver and the system say in words of their own: one key for each phrase.
///
/// `%1`, `%2`, `%3` in a phrase are filled in order with numbers or names.
public enum PhraseKey: String, CaseIterable, Hashable, Sendable {
  // Role words.
  case button
  case backButton
  case switchButton
  case popUpButton
  case tab
  case textField
  case secureTextField
  case isEditing
  case heading
  case headingLevel
  case link
  case pickerItem
  case adjustable
  case image
  case searchField
  case draggable

  // States.
  case selected
  case dimmed
  case on
  case off
  case mixed
  case expanded
  case collapsed

  // Places in a container.
  case positionOf
  case listStart
  case listEnd
  case landmark
  case landmarkEnd
  case rowNumber
  case columnNumber
  case rowHeader
  case columnHeader
  case spansRows
  case spansColumns

  // Containers.
  case alert
  case tabBar
  case toolbar

  // The system's hints.
  case hintToggle
  case hintEdit
  case hintMisspelledWords
  case hintAdjust
  case hintPicker
  case hintExpand
  case hintCollapse
  case hintReorder
  case hintOpen
  case hintActivate

  // VoiceOver's own words.
  case actionsAvailable
  case moreContentAvailable
  case activateDefault
  case pageOf
  case rowsOf
  case notFound
  case capital
  case newline
  case space
  case insertionPointAtStart
  case insertionPointAtEnd
  case characterMode
  case voiceOverOn
  case voiceOverOff
  case speechOn
  case speechOff
  case screenCurtainOn
  case screenCurtainOff
  case drag
  case drop
  case dropReady
  case dropComplete
  case inProgress

  // Names of the system's own controls.
  case back
  case cancel
  case done
  case edit
  case delete
  case ok
  case close
  case search
  case clearText
  case more
  case share
  case paste
  case rename
  case signInWithApple
  case decrement
  case increment
  case remove
  case reorder
  case dismissContextMenu
  case dismissPopup
  case dismissPopupWindow
  case sheetGrabber
  case toggleSidebar
  case sidebar
  case previousMonth
  case nextMonth
  case datePicker
  case timePicker
  /// What the title of a navigation bar is called after its name, where it opens a menu.
  case actionsMenu
  case pageControl
  case pageValue

  // Rotor settings.
  case rotorCharacters
  case rotorWords
  case rotorLines
  case rotorSpeechRate
  case rotorVolume
  case rotorPunctuation
  case rotorSounds
  case rotorHints
  case rotorHeadings
  case rotorHeadingLevel
  case rotorLinks
  case rotorVisitedLinks
  case rotorNonVisitedLinks
  case rotorInPageLinks
  case rotorFormControls
  case rotorLandmarks
  case rotorContainers
  case rotorButtons
  case rotorTextFields
  case rotorSearchFields
  case rotorImages
  case rotorTables
  case rotorLists
  case rotorStaticText
  case rotorSameItem
  case rotorSameHeadingLevel
  case rotorVerticalNavigation
  case rotorZoom
  case rotorImageDescriptions
  case rotorScreenRecognition
  case rotorNavigationStyle
  case rotorActivities
  case rotorAudioDestination
  case rotorBraille
  case rotorDirectTouch
  case rotorLanguage
  case rotorTypingMode
  case rotorTextSelection
  case rotorEdit
  case rotorMisspelledWords
  case rotorAdjustValue
  case rotorActions
  case rotorMoreContent
  case rotorAudioGraph
  case rotorImageExplorer
  case rotorBoldText
  case rotorItalicText
  case rotorUnderlinedText
  case describeChart
  case playAudioGraph
  case chartDetails

  // One thing that a rotor looks for, as in "Heading not found".
  case oneHeading
  case oneLink
  case oneFormControl
  case oneLandmark
  case oneContainer
  case oneButton
  case oneTextField
  case oneSearchField
  case oneImage
  case oneTable
  case oneList
  case oneStaticText

  // Values that a rotor setting takes.
  case punctuationAll
  case punctuationSome
  case punctuationNone
  case navigationFlat
  case navigationGrouped
}
