extension View {
  /// Does `action` when the view comes onto the screen.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: action, onDisappear: nil))
  }

  /// Does `action` when the view has gone from the screen.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: nil, onDisappear: action))
  }

  /// Does `action` from when the view comes onto the screen; it is cancelled when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Does `action` from when the view comes onto the screen, and anew whenever `id` is another; it is cancelled then, and
  /// when the view goes.
  public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }

  /// Does `action` whenever `value` is another than at the last drawing, and when the view comes onto the screen if
  /// `initial` is true.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ old: V, _ new: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does `action` whenever `value` is another than at the last drawing, and when the view comes onto the screen if
  /// `initial` is true.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Does `action` with the new value whenever `value` is another than at the last drawing.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping @MainActor (_ new: V) -> Void) -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}

private struct LifecycleModifier: PrimitiveModifier {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  @MainActor
  private final class Memory {
    var onDisappear: (@MainActor () -> Void)?
  }

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    let memory = node.memory(orMade: {
      let memory = Memory()
      node.onRemoval { memory.onDisappear?() }
      if let onAppear { node.window.afterThisDrawing(onAppear) }
      return memory
    })
    memory.onDisappear = onDisappear
    return content(context)
  }
}

private struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void

  @MainActor
  private final class Memory {
    var id: ID
    var task: Task<Void, Never>?

    init(id: ID) { self.id = id }
  }

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var isNew = false
    let memory = node.memory(orMade: {
      isNew = true
      let memory = Memory(id: id)
      node.onRemoval { memory.task?.cancel() }
      return memory
    })
    if isNew || memory.id != id {
      memory.id = id
      memory.task?.cancel()
      nonisolated(unsafe) let action = action
      node.window.afterThisDrawing { [priority] in
        memory.task = Task(priority: priority) { await action() }
      }
    }
    return content(context)
  }
}

private struct ChangeModifier<V: Equatable>: PrimitiveModifier {
  let value: V
  let isInitial: Bool
  let action: @MainActor (V, V) -> Void

  @MainActor
  private final class Memory {
    var value: V
    init(_ value: V) { self.value = value }
  }

  func render(_ content: ModifierContent, in node: ViewNode, _ context: RenderContext) -> Rendering {
    var isNew = false
    let memory = node.memory(orMade: {
      isNew = true
      return Memory(value)
    })
    let old = memory.value
    if isNew ? isInitial : old != value {
      memory.value = value
      let (value, action) = (value, action)
      node.window.afterThisDrawing { action(old, value) }
    }
    return content(context)
  }
}
