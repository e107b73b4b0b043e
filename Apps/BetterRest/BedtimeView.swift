import SwiftUI

/// Asks for the night to come and tells the bedtime.
struct BedtimeView: View {
  @State private var plan = NightPlan()
  @State private var answer: Answer?
  @State private var isShowingAnswer = false
  @Environment(\.locale) private var locale

  /// What the alert says.
  private struct Answer {
    let title: String
    let message: String
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          DatePicker("Wake-up time", selection: $plan.wakeTime, displayedComponents: .hourAndMinute)
        } header: {
          Label("When do you want to wake up?", systemImage: "alarm")
        }
        Section {
          Stepper(
            "\(plan.desiredSleep.formatted(.number.locale(locale))) hours", value: $plan.desiredSleep, in: 4...12,
            step: 0.25)
        } header: {
          Label("How long do you want to sleep?", systemImage: "moon.zzz.fill")
        }
        Section {
          Stepper(plan.coffee == 1 ? "1 cup" : "\(plan.coffee) cups", value: $plan.coffee, in: 1...20)
        } header: {
          Label("How much coffee do you drink?", systemImage: "cup.and.saucer.fill")
        } footer: {
          Text("Cups a day. Coffee keeps you awake in bed, and the model knows for how long.")
        }
      }
      .navigationTitle("BetterRest")
      .toolbar {
        Button("Calculate", action: calculate)
      }
      .alert(answer?.title ?? "", isPresented: $isShowingAnswer) {
        Button("OK") {}
      } message: {
        Text(answer?.message ?? "")
      }
    }
  }

  private func calculate() {
    do {
      let bedtime = try BedtimeCalculator().bedtime(for: plan)
      let time = bedtime.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
      answer = Answer(title: "Your ideal bedtime is…", message: time)
    } catch {
      answer = Answer(title: "No bedtime", message: "It could not be worked out: \(error.localizedDescription)")
    }
    isShowingAnswer = true
  }
}

#Preview {
  BedtimeView()
}
