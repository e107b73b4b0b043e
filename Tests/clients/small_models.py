"""Model files of coremltools' definitions that have features of every kind, under names that authors should not give."""

from coremltools.proto import Model_pb2

# Words of Swift, names that fall together, names that the generated code has a use for, and attempts to break out.
HARD_NAMES = [
    "sepal length (cm)", "class", "in", "inout", "var", "init", "self", "Self", "Type", "super", "default", "nil", "Any",
    "await", "2nd", "a b", "a_b", "a-b", "größe", "温度", "featureNames", "featureValue", "provider", "input", "options",
    "model", "String", "Double", "MLFeatureValue", "Hard", "HardInput", 'x"); exit(1) //', "\\(exit(1))", "`", "_", "😀",
    "two\nlines", "*/", "values", "name", "read", "error", "result", "features",
]
HOSTILE_TEXT = 'First line\n#error("broken out")\r*/ exit(1)\u2028"""\\(exit(1))'


def described(feature, name, kind, optional=False, text=""):
    """Fills a feature description; `kind` is a field of FeatureType, or ("multiArrayType" | "dictionaryType", detail)."""
    feature.name = name
    feature.shortDescription = text
    kind, detail = kind if isinstance(kind, tuple) else (kind, None)
    field = getattr(feature.type, kind)
    field.SetInParent()
    if kind == "multiArrayType":
        field.shape.extend(detail)
        field.dataType = field.DOUBLE
    elif kind == "dictionaryType":
        getattr(field, detail).SetInParent()
    feature.type.isOptional = optional


def model(inputs, outputs):
    spec = Model_pb2.Model()
    spec.specificationVersion = 1
    for given, features in [(inputs, spec.description.input), (outputs, spec.description.output)]:
        for feature in given:
            described(features.add(), *feature)
    return spec


def joined(inputs, output):
    """A feature vectorizer."""
    size = sum(length for _, _, length in inputs)
    spec = model([(name, kind) for name, kind, _ in inputs], [(output, ("multiArrayType", [size]))])
    for name, _, length in inputs:
        column = spec.featureVectorizer.inputList.add()
        column.inputColumn, column.inputDimensions = name, length
    return spec


def sum_of(name, size, output):
    """A linear model whose weights and offset are all 1."""
    spec = model([(name, ("multiArrayType", [size]))], [(output, "doubleType")])
    spec.description.predictedFeatureName = output
    spec.glmRegressor.weights.add().value.extend([1.0] * size)
    spec.glmRegressor.offset.append(1.0)
    return spec


def pipeline(inputs, outputs, *steps):
    spec = model(inputs, outputs)
    spec.pipeline.models.extend(steps)
    return spec


def hard():
    """Adds 1, all hard-named numbers, an integer, an array of 3, and what a dictionary has under "b"."""
    vector = ("multiArrayType", [3])
    numbers = [(name, "doubleType", False, HOSTILE_TEXT) for name in HARD_NAMES]
    others = [("count", "int64Type"), ("vector", vector), ("words", ("dictionaryType", "stringKeyType"))]
    words = model([others[2]], [("wordVector", ("multiArrayType", [1]))])
    words.dictVectorizer.stringToIndex.vector.append("b")
    parts = [(name, "doubleType", 1) for name in HARD_NAMES] + [("count", "int64Type", 1), ("vector", vector, 3)]
    parts.append(("wordVector", ("multiArrayType", [1]), 1))
    size = len(HARD_NAMES) + 5
    spec = pipeline(
        numbers + others, [("sum ($)", "doubleType"), ("everything", ("multiArrayType", [size]))],
        words, joined(parts, "everything"), sum_of("everything", size, "sum ($)"))
    spec.description.metadata.shortDescription = HOSTILE_TEXT
    spec.description.metadata.author = HOSTILE_TEXT
    return spec


def classifier(labels):
    """The probability of the second class is the logistic function of the input; the input may be missing."""
    key = "stringKeyType" if isinstance(labels[0], str) else "int64KeyType"
    label = "stringType" if isinstance(labels[0], str) else "int64Type"
    step = model(
        [("features", ("multiArrayType", [1]))],
        [("label", label), ("labelProbability", ("dictionaryType", key))])
    step.description.predictedFeatureName = "label"
    step.description.predictedProbabilitiesName = "labelProbability"
    step.glmClassifier.weights.add().value.append(1.0)
    step.glmClassifier.offset.append(0.0)
    step.glmClassifier.classEncoding = step.glmClassifier.ReferenceClass
    if isinstance(labels[0], str):
        step.glmClassifier.stringClassLabels.vector.extend(labels)
    else:
        step.glmClassifier.int64ClassLabels.vector.extend(labels)
    spec = model([("x", "doubleType")], [])
    spec.description.output.extend(step.description.output)
    spec.description.predictedFeatureName = "label"
    spec.description.predictedProbabilitiesName = "labelProbability"
    spec.pipelineClassifier.pipeline.models.extend([joined([("x", "doubleType", 1)], "features"), step])
    return spec


def sleep(rate):
    """The sleep of BetterRest, as a sum of the three inputs: `rate` for an hour of estimated sleep."""
    names = ["wake", "estimatedSleep", "coffee"]
    last = sum_of("features", 3, "actualSleep")
    del last.glmRegressor.weights[0].value[:]
    last.glmRegressor.weights[0].value.extend([0.0, rate, -60.0])
    last.glmRegressor.offset[0] = 0
    spec = model([(name, "doubleType") for name in names], [("actualSleep", "doubleType")])
    spec.description.predictedFeatureName = "actualSleep"
    spec.pipelineRegressor.pipeline.models.extend([joined([(name, "doubleType", 1) for name in names], "features"), last])
    return spec


def sums():
    """Adds 1."""
    last = sum_of("features", 1, "sum")
    return pipeline([("x", "doubleType")], [("sum", "doubleType")], joined([("x", "doubleType", 1)], "features"), last)


def flags():
    """A tree that gives 1 for an input above 0.5, and 2 for another and for one that is missing."""
    spec = model([("age", "doubleType", True)], [("flag", "doubleType")])
    spec.description.predictedFeatureName = "flag"
    ensemble = spec.treeEnsembleRegressor.treeEnsemble
    ensemble.numPredictionDimensions = 1
    ensemble.basePredictionValue.append(0.0)
    root = ensemble.nodes.add()
    root.nodeBehavior = root.BranchOnValueGreaterThan
    root.branchFeatureValue, root.trueChildNodeId, root.falseChildNodeId = 0.5, 1, 2
    for number, value in [(1, 1.0), (2, 2.0)]:
        leaf = ensemble.nodes.add()
        leaf.nodeId, leaf.nodeBehavior = number, leaf.LeafNode
        info = leaf.evaluationInfo.add()
        info.evaluationValue = value
    return spec
