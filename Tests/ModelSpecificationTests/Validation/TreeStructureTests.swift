import ModelSpecification
import Testing

@Suite struct TreeStructureTests {
  private typealias Samples = ModelSamples

  private func fault(_ nodes: [TreeNodeMessage]) -> String? {
    let text = Samples.fault(Samples.trees(nodes))
    let prefix = "Error(s) in tree structure: "
    if let text, text.hasPrefix(prefix) { return String(text.dropFirst(prefix.count)) }
    return text
  }

  @Test func `nodes may come in any order, from several trees, under any ids`() {
    #expect(
      fault([
        Samples.leaf(tree: 7, 40), Samples.leaf(tree: 2, 1), Samples.branch(tree: 7, 90, true: 40, false: 3),
        Samples.leaf(tree: 7, 3),
      ]) == nil)
  }

  @Test func `a leaf has values`() {
    var leaf = Samples.leaf(1)
    leaf.evaluationInfo = []
    #expect(
      fault([Samples.branch(0, true: 1, false: 2), leaf, Samples.leaf(2)])
        == "Leaf Node (TreeID=0, NodeID=1) has no evaluation value(s) specified.")
  }

  @Test func `a node occurs once, and a child exists`() {
    #expect(
      fault([Samples.leaf(1), Samples.leaf(1)])
        == "Tree Node with TreeID=0and NodeID=1 duplicated in specification.")
    #expect(
      fault([Samples.branch(0, true: 1, false: 2), Samples.leaf(1)])
        == "Tree Node with TreeID=0and NodeID=2 referenced but not declared in specification.")
  }

  @Test func `a tree has one root`() {
    #expect(fault([Samples.leaf(0), Samples.leaf(1)]) == "Tree TreeID=0 has multiple root nodes: 0, 1")
    #expect(
      fault([
        Samples.branch(0, true: 1, false: 2), Samples.branch(1, true: 0, false: 3), Samples.leaf(2), Samples.leaf(3),
      ]) == "Tree TreeID=0 has no root node.")
  }

  @Test func `a node has one parent`() {
    #expect(
      fault([
        Samples.branch(0, true: 1, false: 2), Samples.branch(1, true: 2, false: 3), Samples.leaf(2), Samples.leaf(3),
      ]) == "Tree Node with TreeID=0and NodeID=2 is the child of more than one node.")
    #expect(
      fault([Samples.branch(0, true: 1, false: 1), Samples.leaf(1)])
        == "Tree Node with TreeID=0and NodeID=1 is the child of more than one node.")
  }

  @Test func `a cycle beside the tree is refused`() {
    #expect(
      fault([
        Samples.leaf(0), Samples.branch(1, true: 2, false: 3), Samples.branch(2, true: 1, false: 4), Samples.leaf(3),
        Samples.leaf(4),
      ]) == "4 nodes cannot be reached from the root of their tree: they form a cycle.")
  }

  @Test func `indices stay inside the vectors`() {
    #expect(
      fault([Samples.branch(0, feature: 2, true: 1, false: 2), Samples.leaf(1), Samples.leaf(2)])
        == "Branch Node (TreeID=0, NodeID=0) has the feature index 2, but there are 2 features.")
    #expect(
      fault([Samples.leaf(0, dimension: 1)])
        == "Leaf Node (TreeID=0, NodeID=0) has the evaluation index 1, but there are 1 dimensions.")
  }

  @Test func `as many as fifty faults are told`() {
    #expect(fault((0..<80).map { Samples.leaf($0, dimension: 9) })?.split(separator: ";").count == 50)
  }
}
