extension View {
  /// The view with an alert above the window as long as `isPresented` is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented, actions: { actions() }, message: { EmptyView?.none })
  }

  /// The view with an alert above the window as long as `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented, actions: { actions() }, message: { EmptyView?.none })
  }

  /// The view with an alert above the window as long as `isPresented` is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented, actions: { actions() }, message: { EmptyView?.none })
  }

  /// The view with an alert above the window as long as `isPresented` is true, with words below its title.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented, actions: { actions() }, message: { message() })
  }

  /// The view with an alert above the window as long as `isPresented` is true, with words below its title.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented, actions: { actions() }, message: { message() })
  }

  /// The view with an alert above the window as long as `isPresented` is true, with words below its title.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(title, isPresented, actions: { actions() }, message: { message() })
  }

  /// The view with an alert above the window as long as `isPresented` is true and there is data.
  public func alert<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented, actions: { data.map(actions) }, message: { EmptyView?.none })
  }

  /// The view with an alert above the window as long as `isPresented` is true and there is data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented, actions: { data.map(actions) }, message: { EmptyView?.none })
  }

  /// The view with an alert above the window as long as `isPresented` is true and there is data.
  public func alert<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(title, isPresented, actions: { data.map(actions) }, message: { EmptyView?.none })
  }

  /// The view with an alert above the window as long as `isPresented` is true and there is data, with words below its title.
  public func alert<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented, actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// The view with an alert above the window as long as `isPresented` is true and there is data, with words below its title.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(Text(title), isPresented, actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// The view with an alert above the window as long as `isPresented` is true and there is data, with words below its title.
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(title, isPresented, actions: { data.map(actions) }, message: { data.map(message) })
  }

  private func alert<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, actions: @escaping () -> A?, message: @escaping () -> M?
  ) -> some View {
    modifier(
      DialogModifier(title: title, kind: .alert, isPresented: isPresented, actions: actions, message: message))
  }
}
