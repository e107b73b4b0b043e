"""Evaluates a tabular .mlmodel in plain Python, from the protobuf definitions inside coremltools.

It shares nothing with the package but the file: an independent answer to what a written model says. Supported are the
families that the package writes: pipelines of one-hot encoders, a feature vectorizer, and a generalized linear or
tree-ensemble regressor or classifier. Arithmetic is double precision, sums in file order.
"""

import math

from coremltools.proto import Model_pb2, TreeEnsemble_pb2

BEHAVIOR = TreeEnsemble_pb2.TreeEnsembleParameters.TreeNode


def load(path):
    """Parses the file; protobuf raises where a field is malformed."""
    specification = Model_pb2.Model()
    with open(path, "rb") as file:
        specification.ParseFromString(file.read())
    return specification


def predict(model, row):
    """Returns the outputs, by name, for a row of inputs, by name. None stands for a missing input."""
    kind = model.WhichOneof("Type")
    if kind in ("pipeline", "pipelineClassifier", "pipelineRegressor"):
        stages = model.pipeline.models if kind == "pipeline" else getattr(model, kind).pipeline.models
        values = dict(row)
        for stage in stages:
            values.update(predict(stage, values))
        return {output.name: values[output.name] for output in model.description.output}
    return {
        "oneHotEncoder": one_hot, "featureVectorizer": vectorize, "glmRegressor": linear_regression,
        "glmClassifier": linear_classification, "treeEnsembleRegressor": tree_regression,
        "treeEnsembleClassifier": tree_classification,
    }[kind](model, row)


def one_hot(model, row):
    encoder = model.oneHotEncoder
    categories = list(getattr(encoder, encoder.WhichOneof("CategoryType")).vector)
    value = row[model.description.input[0].name]
    if value is not None and value not in categories and encoder.handleUnknown == encoder.ErrorOnUnknown:
        raise ValueError(f"category never seen: {value}")
    return {model.description.output[0].name: [1.0 if category == value else 0.0 for category in categories]}


def vectorize(model, row):
    vector = []
    for column in model.featureVectorizer.inputList:
        value = row[column.inputColumn]
        part = value if isinstance(value, list) else [math.nan if value is None else float(value)]
        assert len(part) == column.inputDimensions, column.inputColumn
        vector += part
    return {model.description.output[0].name: vector}


def dot(weights, vector):
    return math.fsum(weight * value for weight, value in zip(weights, vector, strict=True))


def linear_sums(parameters, vector):
    return [
        dot(weights.value, vector) + offset
        for weights, offset in zip(parameters.weights, parameters.offset, strict=True)
    ]


def linear_regression(model, row):
    parameters = model.glmRegressor
    sums = linear_sums(parameters, row[model.description.input[0].name])
    return {model.description.output[0].name: sums[0]}


def classified(model, labels, probabilities):
    description = model.description
    best = max(range(len(labels)), key=lambda index: probabilities[index])
    return {
        description.predictedFeatureName: labels[best],
        description.predictedProbabilitiesName: dict(zip(labels, probabilities, strict=True)),
    }


def class_labels(parameters):
    return list(getattr(parameters, parameters.WhichOneof("ClassLabels")).vector)


def softmax(sums):
    largest = max(sums)
    powers = [math.exp(value - largest) for value in sums]
    return [power / math.fsum(powers) for power in powers]


def logistic(value):
    return 1 / (1 + math.exp(-value)) if value >= 0 else math.exp(value) / (1 + math.exp(value))


def linear_classification(model, row):
    parameters = model.glmClassifier
    assert parameters.classEncoding == parameters.ReferenceClass
    sums = linear_sums(parameters, row[model.description.input[0].name])
    return classified(model, class_labels(parameters), softmax([0.0, *sums]))


def tree_sums(parameters, vector):
    nodes = {(node.treeId, node.nodeId): node for node in parameters.nodes}
    children = {
        (node.treeId, child) for node in parameters.nodes if node.nodeBehavior != BEHAVIOR.LeafNode
        for child in (node.trueChildNodeId, node.falseChildNodeId)
    }
    sums = list(parameters.basePredictionValue)
    for tree, root in sorted(set(nodes) - children):
        node = nodes[tree, root]
        while node.nodeBehavior != BEHAVIOR.LeafNode:
            node = nodes[tree, next_node(node, vector[node.branchFeatureIndex])]
        for leaf in node.evaluationInfo:
            sums[leaf.evaluationIndex] += leaf.evaluationValue
    return sums


def next_node(node, value):
    if math.isnan(value):
        holds = node.missingValueTracksTrueChild
    else:
        limit = node.branchFeatureValue
        holds = {
            BEHAVIOR.BranchOnValueLessThanEqual: value <= limit, BEHAVIOR.BranchOnValueLessThan: value < limit,
            BEHAVIOR.BranchOnValueGreaterThanEqual: value >= limit, BEHAVIOR.BranchOnValueGreaterThan: value > limit,
            BEHAVIOR.BranchOnValueEqual: value == limit, BEHAVIOR.BranchOnValueNotEqual: value != limit,
        }[node.nodeBehavior]
    return node.trueChildNodeId if holds else node.falseChildNodeId


def tree_regression(model, row):
    parameters = model.treeEnsembleRegressor.treeEnsemble
    return {model.description.output[0].name: tree_sums(parameters, row[model.description.input[0].name])[0]}


def tree_classification(model, row):
    classifier = model.treeEnsembleClassifier
    sums = tree_sums(classifier.treeEnsemble, row[model.description.input[0].name])
    labels = class_labels(classifier)
    if len(sums) == 1:
        probability = logistic(sums[0])
        return classified(model, labels, [1 - probability, probability])
    return classified(model, labels, softmax(sums))
