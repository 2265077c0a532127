// CoreTelephony: its constants.
// Declared as the framework's interface has it, with code of our own.

let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
