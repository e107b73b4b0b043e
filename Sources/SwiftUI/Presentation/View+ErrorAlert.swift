import Foundation

extension View {
  /// The view with an alert, titled by the description of an error, as long as `isPresented` is true and there is one.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    errorAlert(isPresented, error, actions: { _ in actions() }, message: { _ in EmptyView?.none })
  }

  /// The view with an alert, titled by the description of an error, as long as `isPresented` is true and there is one,
  /// with words below its title.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    errorAlert(isPresented, error, actions: actions, message: { message($0) })
  }

  private func errorAlert<E: LocalizedError, A: View, M: View>(
    _ isPresented: Binding<Bool>, _ error: E?, actions: @escaping (E) -> A, message: @escaping (E) -> M?
  ) -> some View {
    let title = error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""
    return modifier(
      DialogModifier(
        title: Text(verbatim: title), kind: .alert, isPresented: isPresented, actions: { error.map(actions) },
        message: { error.flatMap(message) }))
  }
}
