// _Concurrency: its declarations stand with those of Swift, which shows them too.

@_exported import Swift
