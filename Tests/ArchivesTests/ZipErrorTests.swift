import Testing

@testable import Archives
