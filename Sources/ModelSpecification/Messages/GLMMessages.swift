/// A linear model of one or more numbers.
package struct GLMRegressorMessage: ProtobufMessage {
  package static let messageName = "GLMRegressor"

  /// One array a dimension.
  package var weights: [DoubleArrayMessage] = []
  /// One number a dimension.
  package var offset: [Double] = []
  package var postEvaluationTransform = GLMRegressorTransform(rawValue: 0)
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(
    weights: [DoubleArrayMessage], offset: [Double] = [],
    postEvaluationTransform: GLMRegressorTransform = GLMRegressorTransform(rawValue: 0)
  ) {
    self.weights = weights
    self.offset = offset
    self.postEvaluationTransform = postEvaluationTransform
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: weights.append(try reader.message(field))
    case 2: try reader.append(field, to: &offset)
    case 3: postEvaluationTransform = try reader.enumeration(field)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(weights, as: 1)
    writer.write(offset, as: 2)
    writer.write(postEvaluationTransform, as: 3)
  }
}

/// A linear model of class scores.
package struct GLMClassifierMessage: ProtobufMessage {
  package static let messageName = "GLMClassifier"

  /// One array a dimension.
  package var weights: [DoubleArrayMessage] = []
  /// One number a dimension.
  package var offset: [Double] = []
  package var postEvaluationTransform = GLMClassifierTransform.logit
  package var classEncoding = GLMClassEncoding.referenceClass
  /// The labels of the classes, in the order of the model's scores.
  package var classLabels: ValueVectorMessage?
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(
    weights: [DoubleArrayMessage], offset: [Double], postEvaluationTransform: GLMClassifierTransform = .logit,
    classEncoding: GLMClassEncoding = .referenceClass, classLabels: ValueVectorMessage?
  ) {
    self.weights = weights
    self.offset = offset
    self.postEvaluationTransform = postEvaluationTransform
    self.classEncoding = classEncoding
    self.classLabels = classLabels
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: weights.append(try reader.message(field))
    case 2: try reader.append(field, to: &offset)
    case 3: postEvaluationTransform = try reader.enumeration(field)
    case 4: classEncoding = try reader.enumeration(field)
    case 100: classLabels = .string(try reader.message(field))
    case 101: classLabels = .int64(try reader.message(field))
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(weights, as: 1)
    writer.write(offset, as: 2)
    writer.write(postEvaluationTransform, as: 3)
    writer.write(classEncoding, as: 4)
    classLabels?.write(to: &writer, stringField: 100, int64Field: 101)
  }
}

/// A list of numbers, as the linear models keep their weights.
package struct DoubleArrayMessage: ProtobufMessage {
  package static let messageName = "DoubleArray"

  package var value: [Double] = []
  package var unknownFields: [UInt8] = []

  package init() {}

  package init(value: [Double]) {
    self.value = value
  }

  package mutating func read(_ field: ProtobufField, from reader: inout ProtobufReader) throws -> Bool {
    switch field.number {
    case 1: try reader.append(field, to: &value)
    default: return false
    }
    return true
  }

  package func write(to writer: inout ProtobufWriter) {
    writer.write(value, as: 1)
  }
}

/// What a linear regressor does to its sums.
package struct GLMRegressorTransform: ProtobufEnumeration {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let noTransform = GLMRegressorTransform(rawValue: 0)
  package static let logit = GLMRegressorTransform(rawValue: 1)
  package static let probit = GLMRegressorTransform(rawValue: 2)
}

/// What a linear classifier does to its sums.
package struct GLMClassifierTransform: ProtobufEnumeration {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let logit = GLMClassifierTransform(rawValue: 0)
  package static let probit = GLMClassifierTransform(rawValue: 1)
}

/// How the sums of a linear classifier stand for classes.
package struct GLMClassEncoding: ProtobufEnumeration {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let referenceClass = GLMClassEncoding(rawValue: 0)
  package static let oneVersusRest = GLMClassEncoding(rawValue: 1)
}
