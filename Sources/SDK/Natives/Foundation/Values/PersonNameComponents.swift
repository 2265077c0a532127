// Foundation: what the declarations of PersonNameComponents are on this machine.

import EarshotSwiftRuntime
import Foundation

extension Natives {
  mutating func addPersonNameComponents() {
    addPersonNameComponentsItself()
  }

  private mutating func addPersonNameComponentsItself() {
    value("PersonNameComponents", PersonNameComponents.self)
    property("PersonNameComponents.namePrefix", \PersonNameComponents.namePrefix)
    property("PersonNameComponents.givenName", \PersonNameComponents.givenName)
    property("PersonNameComponents.middleName", \PersonNameComponents.middleName)
    property("PersonNameComponents.familyName", \PersonNameComponents.familyName)
    property("PersonNameComponents.nameSuffix", \PersonNameComponents.nameSuffix)
    property("PersonNameComponents.nickname", \PersonNameComponents.nickname)
    property("PersonNameComponents.phoneticRepresentation", \PersonNameComponents.phoneticRepresentation)
    make("PersonNameComponents.init()") { PersonNameComponents() }
    make(
      "PersonNameComponents.init(namePrefix:givenName:middleName:familyName:nameSuffix:nickname:phoneticRepresentation:)"
    ) { (a: String?, b: String?, c: String?, d: String?, e: String?, f: String?, g: PersonNameComponents?) in
      PersonNameComponents(
        namePrefix: a, givenName: b, middleName: c, familyName: d, nameSuffix: e, nickname: f,
        phoneticRepresentation: g)
    }
  }
}

extension PersonNameComponents: HostBoxed {}
