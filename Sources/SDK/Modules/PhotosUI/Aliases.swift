// PhotosUI: what else it shows.
// Declared as the framework's interface has it, with code of our own.

import CoreTransferable
@_exported import Foundation
@_exported import Photos
import SwiftUI
@_exported import UIKit
import UniformTypeIdentifiers
