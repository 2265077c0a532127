// Foundation: C's random numbers of 48 bits, as POSIX says how they follow from each other:
// https://pubs.opengroup.org/onlinepubs/9799919799/functions/drand48.html

func srand48(_ seed: Int) {
  _Random48.state = UInt64(UInt32(truncatingIfNeeded: seed)) << 16 | 0x330E
}

func drand48() -> Double { Double(_Random48.next()) / Double(1 << 48) }

func lrand48() -> Int { Int(_Random48.next() >> 17) }

func mrand48() -> Int { Int(Int32(truncatingIfNeeded: _Random48.next() >> 16)) }
