/// Trees that predict numbers.
package struct TreeEnsembleRegressorMessage: ProtobufMessage {
  package static let messageName = "TreeEnsembleRegressor"

  package var treeEnsemble: TreeEnsembleParametersMessage?
  package var postEvaluationTransform = TreeEnsembleTransform(rawValue: 0)
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(
    treeEnsemble: TreeEnsembleParametersMessage?,
    postEvaluationTransform: TreeEnsembleTransform = TreeEnsembleTransform(rawValue: 0)
  ) {
    self.treeEnsemble = treeEnsemble
    self.postEvaluationTransform = postEvaluationTransform
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: try reader.merge(field, into: &treeEnsemble)
    case 2: postEvaluationTransform = try reader.enumeration(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(treeEnsemble, as: 1)
    writer.write(postEvaluationTransform, as: 2)
  }
}

/// Trees that score classes.
package struct TreeEnsembleClassifierMessage: ProtobufMessage {
  package static let messageName = "TreeEnsembleClassifier"

  package var treeEnsemble: TreeEnsembleParametersMessage?
  package var postEvaluationTransform = TreeEnsembleTransform.noTransform
  /// The labels of the classes, in the order of the model's scores.
  package var classLabels: ValueVectorMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(
    treeEnsemble: TreeEnsembleParametersMessage, postEvaluationTransform: TreeEnsembleTransform,
    classLabels: ValueVectorMessage?
  ) {
    self.treeEnsemble = treeEnsemble
    self.postEvaluationTransform = postEvaluationTransform
    self.classLabels = classLabels
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: try reader.merge(field, into: &treeEnsemble)
    case 2: postEvaluationTransform = try reader.enumeration(field)
    case 100: classLabels = .string(try reader.message(field))
    case 101: classLabels = .int64(try reader.message(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(treeEnsemble, as: 1)
    writer.write(postEvaluationTransform, as: 2)
    classLabels?.write(to: &writer, stringField: 100, int64Field: 101)
  }
}

/// The nodes of all trees, in any order.
package struct TreeEnsembleParametersMessage: ProtobufMessage {
  package static let messageName = "TreeEnsembleParameters"

  package var nodes: [TreeNodeMessage] = []
  package var numPredictionDimensions: UInt64 = 0
  /// What each dimension starts at; empty stands for zeros.
  package var basePredictionValue: [Double] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(nodes: [TreeNodeMessage], numPredictionDimensions: UInt64 = 0, basePredictionValue: [Double] = []) {
    self.nodes = nodes
    self.numPredictionDimensions = numPredictionDimensions
    self.basePredictionValue = basePredictionValue
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: nodes.append(try reader.message(field))
    case 2: numPredictionDimensions = try reader.uint64(field)
    case 3: try reader.append(field, to: &basePredictionValue)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(nodes, as: 1)
    writer.write(numPredictionDimensions, as: 2)
    writer.write(basePredictionValue, as: 3)
  }
}

/// A branch or a leaf of one tree.
package struct TreeNodeMessage: ProtobufMessage {
  package static let messageName = "TreeNode"

  package var treeId: UInt64 = 0
  package var nodeId: UInt64 = 0
  package var nodeBehavior = TreeNodeBehavior(rawValue: 0)
  package var branchFeatureIndex: UInt64 = 0
  package var branchFeatureValue = 0.0
  package var trueChildNodeId: UInt64 = 0
  package var falseChildNodeId: UInt64 = 0
  package var missingValueTracksTrueChild = false
  package var evaluationInfo: [EvaluationInfoMessage] = []
  package var relativeHitRate = 0.0
  package var unknownFields: [UInt8] = []

  package init() {}

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: treeId = try reader.uint64(field)
    case 2: nodeId = try reader.uint64(field)
    case 3: nodeBehavior = try reader.enumeration(field)
    case 10: branchFeatureIndex = try reader.uint64(field)
    case 11: branchFeatureValue = try reader.double(field)
    case 12: trueChildNodeId = try reader.uint64(field)
    case 13: falseChildNodeId = try reader.uint64(field)
    case 14: missingValueTracksTrueChild = try reader.bool(field)
    case 20: evaluationInfo.append(try reader.message(field))
    case 30: relativeHitRate = try reader.double(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(treeId, as: 1)
    writer.write(nodeId, as: 2)
    writer.write(nodeBehavior, as: 3)
    writer.write(branchFeatureIndex, as: 10)
    writer.write(branchFeatureValue, as: 11)
    writer.write(trueChildNodeId, as: 12)
    writer.write(falseChildNodeId, as: 13)
    writer.write(missingValueTracksTrueChild, as: 14)
    writer.write(evaluationInfo, as: 20)
    writer.write(relativeHitRate, as: 30)
  }
}

/// What a leaf adds to one dimension.
package struct EvaluationInfoMessage: ProtobufMessage {
  package static let messageName = "EvaluationInfo"

  package var evaluationIndex: UInt64 = 0
  package var evaluationValue = 0.0
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(evaluationIndex: UInt64, evaluationValue: Double = 0) {
    self.evaluationIndex = evaluationIndex
    self.evaluationValue = evaluationValue
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: evaluationIndex = try reader.uint64(field)
    case 2: evaluationValue = try reader.double(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(evaluationIndex, as: 1)
    writer.write(evaluationValue, as: 2)
  }
}

/// Whether a node is a leaf, and if not, how it compares.
package struct TreeNodeBehavior: ProtobufEnumeration {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let branchOnValueLessThanEqual = TreeNodeBehavior(rawValue: 0)
  package static let branchOnValueLessThan = TreeNodeBehavior(rawValue: 1)
  package static let branchOnValueGreaterThanEqual = TreeNodeBehavior(rawValue: 2)
  package static let branchOnValueGreaterThan = TreeNodeBehavior(rawValue: 3)
  package static let branchOnValueEqual = TreeNodeBehavior(rawValue: 4)
  package static let branchOnValueNotEqual = TreeNodeBehavior(rawValue: 5)
  package static let leafNode = TreeNodeBehavior(rawValue: 6)
}

/// What an ensemble does to its sums.
package struct TreeEnsembleTransform: ProtobufEnumeration {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let noTransform = TreeEnsembleTransform(rawValue: 0)
  package static let classificationSoftMax = TreeEnsembleTransform(rawValue: 1)
  package static let regressionLogistic = TreeEnsembleTransform(rawValue: 2)
  package static let classificationSoftMaxWithZeroClassReference = TreeEnsembleTransform(rawValue: 3)
}
