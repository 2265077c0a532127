// Foundation: what the declarations of PersonNameComponentsFormatter are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addPersonNameComponentsFormatter() {
  }

}
