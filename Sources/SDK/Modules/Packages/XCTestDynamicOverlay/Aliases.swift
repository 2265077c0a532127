// xctest-dynamic-overlay (github.com/pointfreeco/xctest-dynamic-overlay): what it sees.

@_exported import IssueReporting
