extension Binding {
  /// Whether there is a value; false takes it away.
  @MainActor
  func hasValue<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
