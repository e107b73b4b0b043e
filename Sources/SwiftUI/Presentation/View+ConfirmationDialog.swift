extension View {
  /// The view with a choice of actions above the window as long as `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    choice(Text(titleKey), isPresented, titleVisibility, actions: { actions() }, message: { EmptyView?.none })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    choice(Text(title), isPresented, titleVisibility, actions: { actions() }, message: { EmptyView?.none })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    choice(title, isPresented, titleVisibility, actions: { actions() }, message: { EmptyView?.none })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true, with words below its title.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    choice(Text(titleKey), isPresented, titleVisibility, actions: { actions() }, message: { message() })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true, with words below its title.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    choice(Text(title), isPresented, titleVisibility, actions: { actions() }, message: { message() })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true, with words below its title.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    choice(title, isPresented, titleVisibility, actions: { actions() }, message: { message() })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true and there is data.
  public func confirmationDialog<T, A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choice(Text(titleKey), isPresented, titleVisibility, actions: { data.map(actions) }, message: { EmptyView?.none })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choice(Text(title), isPresented, titleVisibility, actions: { data.map(actions) }, message: { EmptyView?.none })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true and there is data.
  public func confirmationDialog<T, A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    choice(title, isPresented, titleVisibility, actions: { data.map(actions) }, message: { EmptyView?.none })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true and there is data, with words below its title.
  public func confirmationDialog<T, A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choice(Text(titleKey), isPresented, titleVisibility, actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true and there is data, with words below its title.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choice(Text(title), isPresented, titleVisibility, actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// The view with a choice of actions above the window as long as `isPresented` is true and there is data, with words below its title.
  public func confirmationDialog<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    choice(title, isPresented, titleVisibility, actions: { data.map(actions) }, message: { data.map(message) })
  }

  /// A title that is shown or not as the situation suggests is not shown, as on a phone.
  private func choice<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility, actions: @escaping () -> A?,
    message: @escaping () -> M?
  ) -> some View {
    modifier(
      DialogModifier(
        title: title, kind: .choice(showsTitle: titleVisibility == .visible), isPresented: isPresented,
        actions: actions, message: message))
  }
}
