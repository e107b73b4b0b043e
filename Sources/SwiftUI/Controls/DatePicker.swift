import Foundation

/// A choice of a date, a time of day, or both, in the calendar and time zone that the app computes with.
///
/// What is not chosen stays: a time picker keeps the day, a date picker the time. Choices out of range and emptied fields
/// leave the date as it is. Chosen times have no seconds.
public struct DatePicker<Label: View>: PrimitiveView {
  /// The parts of a date that can be chosen.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let range: FieldRange
  private let components: Components
  private let label: Label

  /// The earliest and the latest date, where there is one.
  private struct FieldRange {
    var earliest: Date?
    var latest: Date?

    func contains(_ date: Date) -> Bool {
      (earliest.map { $0 <= date } ?? true) && (latest.map { date <= $0 } ?? true)
    }
  }

  private init(_ selection: Binding<Date>, _ range: FieldRange, _ components: Components, _ label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// Makes a choice of any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, FieldRange(), displayedComponents, label())
  }

  /// Makes a choice of a date within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, FieldRange(earliest: range.lowerBound, latest: range.upperBound), displayedComponents, label())
  }

  /// Makes a choice of a date that is not before another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, FieldRange(earliest: range.lowerBound), displayedComponents, label())
  }

  /// Makes a choice of a date that is not after another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, FieldRange(latest: range.upperBound), displayedComponents, label())
  }

  func render(in node: ViewNode, _ context: RenderContext) -> Rendering {
    let label = SwiftUI.render(label, in: node.child(0, as: Label.self), context)
    let style = context.environment.datePickerStyle._className
    var control = LabeledControl(node: node, context: context, label: label)
    if style == "graphical", components.contains(.date) {
      control.showsLabel = false
      control.controlGrows = true
      return label.with([control.element("div", around: [graphical(in: node, context, label)])])
    }
    control.controlGrows = style == "wheel"
    let date = node.observing { selection.wrappedValue }
    return label.with([control.element(around: [field(components, date, node, context, style)])])
  }

  /// A field of HTML for some of the parts.
  private func field(
    _ components: Components, _ date: Date, _ node: ViewNode, _ context: RenderContext, _ style: String
  ) -> Element {
    let (selection, range) = (selection, range)
    let text = DateFieldText(components: components, timeZone: context.environment.timeZone)
    let field = FieldElement(
      node: node, context: context, text: text.text(of: date),
      accept: { typed in
        guard let new = text.date(from: typed, replacingPartsOf: selection.wrappedValue), range.contains(new) else {
          return
        }
        selection.wrappedValue = new
      }, keepsDraft: true)
    var attributes = [Attribute("type", text.inputType)]
    if let earliest = range.earliest, text.canBound(earliest, date) {
      attributes.append(Attribute("min", text.text(of: earliest)))
    }
    if let latest = range.latest, text.canBound(latest, date) {
      attributes.append(Attribute("max", text.text(of: latest)))
    }
    return field.element(
      "input", key: node.key(LabeledControl.Part.control), classes: ["date", style], attributes: attributes, growth: [])
  }

  /// A calendar, and a field for the time when it can be chosen too.
  private func graphical(in node: ViewNode, _ context: RenderContext, _ label: Rendering) -> Element {
    let (selection, range) = (selection, range)
    let date = node.observing { selection.wrappedValue }
    let text = DateFieldText(components: .date, timeZone: context.environment.timeZone)
    let calendarNode = node.child(1, as: MonthCalendar.self)
    // A day is allowed when any moment of it is.
    let moment = { (day: Date) -> Date? in
      guard let same = text.date(from: text.text(of: day), replacingPartsOf: date) else { return nil }
      if range.contains(same) { return same }
      return [range.earliest, range.latest].compactMap { $0 }.first { text.text(of: $0) == text.text(of: day) }
    }
    let calendar = MonthCalendar(
      node: calendarNode, context: context, selected: date, isAllowed: { moment($0) != nil },
      choose: { day in if let new = moment(day) { selection.wrappedValue = new } })
    var children = [calendar.element(calendarNode.memory(orMade: { MonthCalendar.Place() }))]
    if components.contains(.hourAndMinute) {
      let time = field(.hourAndMinute, date, node, context, "compact")
      children.append(
        Element(
          key: node.key(7), classes: ["time"],
          children: [time.adding(attributes: [Attribute("aria-label", label.spokenText)])]))
    }
    return Element(
      key: node.key(6), classes: ["graphical-date"],
      attributes: [Attribute("role", "group"), Attribute("aria-label", label.spokenText)], children: children,
      growth: .horizontal)
  }
}

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
  /// Makes a choice of any date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a choice of a date within a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a choice of a date that is not before another one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a choice of a date that is not after another one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Makes a choice of any date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a choice of a date within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a choice of a date that is not before another one.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a choice of a date that is not after another one.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
