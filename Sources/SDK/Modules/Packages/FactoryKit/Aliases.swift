// Factory: what it sees, and its type aliases.

import SwiftUI

typealias VoidFactoryType<T> = () -> T
typealias ParameterFactoryType<P, T> = (P) -> T
