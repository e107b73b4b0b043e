import CreateMLComponents
import Testing

@Suite struct EventTests {
  @Test func `an event prints its metrics in the order of their names`() {
    let event = Event(
      origin: "Trees", itemCount: 2, totalItemCount: 10, metrics: [.trainingLoss: 0.5, .trainingAccuracy: 0.75])
    #expect(event.debugDescription == "Trees 2/10 trainingAccuracy: 0.75 trainingLoss: 0.5")
    #expect(Event(origin: "Trees", itemCount: 2, metrics: [:]).debugDescription == "Trees 2")
  }

  @Test func `a metric is known by its name`() {
    #expect(MetricsKey(rawValue: "trainingAccuracy") == .trainingAccuracy)
    #expect(MetricsKey.validationError.debugDescription == "validationError")
  }
}
