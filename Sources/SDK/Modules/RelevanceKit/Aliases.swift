// RelevanceKit: what else it shows.

@_exported import Foundation
