"""Every kind of model the tool trains, read back by coremltools and by an independent reader.

A linear model's predictions agree to 1e-9 relative, a tree's exactly in the branch that each row takes: the leaves of
a row are the same, so sums agree to the rounding of one addition order.
"""

import csv
import math
import random

import coremltools
import pytest

import independent_reader

TREES = "boosted-trees"
COLOURS = ["amber", "blue", "Grün", "blue, pale", 'so-called "red"']


def number(text):
    return None if text == "" else float(text)


def rows_of(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def made_data(tmp_path_factory):
    """A seeded table: two doubles, an int, two texts, and a target of each kind. Some cells are missing."""
    generator = random.Random(20240117)
    folder = tmp_path_factory.mktemp("made")
    complete, gappy = folder / "complete.csv", folder / "gappy.csv"
    names = ["width", "height", "count", "colour", "shape", "price", "kind", "code", "grade"]
    with open(complete, "w", newline="", encoding="utf-8") as full, open(gappy, "w", newline="", encoding="utf-8") as part:
        writers = csv.writer(full, lineterminator="\n"), csv.writer(part, lineterminator="\n")
        for writer in writers:
            writer.writerow(names)
        for _ in range(400):
            width, height = generator.gauss(3, 2), generator.uniform(-1, 1) * 10 ** generator.randint(-3, 3)
            count, colour = generator.randint(0, 9), generator.choice(COLOURS)
            shape = generator.choice(["round", "square"])
            price = 3 * width - 0.5 * height + count + COLOURS.index(colour) + generator.gauss(0, 1)
            features = [repr(width), repr(height), count, colour, shape]
            targets = [
                repr(price), "dear" if price > 12 else "cheap", 7 if price > 12 else -3,
                ["low", "middle", "high"][min(2, max(0, int(price // 7)))],
            ]
            writers[0].writerow(features + targets)
            writers[1].writerow(["" if generator.random() < 0.15 else cell for cell in features] + targets)
    return {"complete": complete, "gappy": gappy}


MATRIX = [
    ("linear", "price", "complete"), (TREES, "price", "complete"), (TREES, "price", "gappy"),
    ("logistic", "kind", "complete"), ("logistic", "code", "complete"), ("logistic", "grade", "complete"),
    (TREES, "kind", "complete"), (TREES, "code", "gappy"), (TREES, "grade", "complete"), (TREES, "grade", "gappy"),
]


@pytest.mark.parametrize(("algorithm", "target", "source"), MATRIX)
def test_file_predicts_what_the_tool_predicts(espalier, made_data, tmp_path, algorithm, target, source):
    data, model_path, predicted_path = made_data[source], tmp_path / "Model.mlmodel", tmp_path / "predicted.csv"
    espalier(
        "train", data, "--target", target, "--features", "width,height,count,colour,shape",
        "--algorithm", algorithm, "-o", model_path)
    espalier("predict", model_path, data, "-o", predicted_path)

    coremltools.models.MLModel(str(model_path), skip_model_load=True)
    model = independent_reader.load(model_path)
    for given, said in zip(rows_of(data), rows_of(predicted_path), strict=True):
        row = {
            "width": number(given["width"]), "height": number(given["height"]), "count": number(given["count"]),
            "colour": given["colour"] or None, "shape": given["shape"] or None,
        }
        outputs = independent_reader.predict(model, row)
        if target == "price":
            assert math.isclose(float(said[target + "Prediction"]), outputs[target], rel_tol=1e-9, abs_tol=1e-12)
        else:
            assert said[target + "Prediction"] == str(outputs[target])
            for label, probability in outputs[target + "Probability"].items():
                written = float(said[f"{target}Probability_{label}"])
                assert math.isclose(written, probability, rel_tol=1e-9, abs_tol=1e-12)


def test_trees_sum_to_the_last_bit(espalier, made_data, tmp_path):
    """A regressor of trees is a sum in file order: an independent sum in that order is equal, not close."""
    model_path, predicted_path = tmp_path / "Model.mlmodel", tmp_path / "predicted.csv"
    features = "width,height,count,colour,shape"
    espalier(
        "train", made_data["gappy"], "--target", "price", "--features", features, "--algorithm", TREES,
        "-o", model_path)
    espalier("predict", model_path, made_data["gappy"], "-o", predicted_path)
    model = independent_reader.load(model_path)
    assert len(model.pipelineRegressor.pipeline.models[-1].treeEnsembleRegressor.treeEnsemble.nodes) > 100
    for given, said in zip(rows_of(made_data["gappy"]), rows_of(predicted_path), strict=True):
        row = {name: number(given[name]) for name in ("width", "height", "count")}
        row |= {name: given[name] or None for name in ("colour", "shape")}
        assert float(said["pricePrediction"]) == independent_reader.predict(model, row)["price"]


def test_the_layout_is_the_one_that_create_ml_writes(espalier, penguins, tmp_path):
    path = tmp_path / "Penguins.mlmodel"
    espalier("train", penguins, "--target", "species", "-o", path)
    model = independent_reader.load(path)
    assert model.specificationVersion == 1
    assert model.WhichOneof("Type") == "pipelineClassifier"
    assert model.description.predictedFeatureName == "species"
    assert model.description.predictedProbabilitiesName == "speciesProbability"
    inputs = {feature.name: feature.type.WhichOneof("Type") for feature in model.description.input}
    assert inputs == {
        "island": "stringType", "bill_length_mm": "doubleType", "bill_depth_mm": "doubleType",
        "flipper_length_mm": "doubleType", "body_mass_g": "doubleType", "sex": "stringType", "year": "doubleType",
    }
    stages = model.pipelineClassifier.pipeline.models
    assert [stage.WhichOneof("Type") for stage in stages] == [
        "oneHotEncoder", "oneHotEncoder", "featureVectorizer", "treeEnsembleClassifier",
    ]
    trees = stages[-1].treeEnsembleClassifier
    assert list(trees.stringClassLabels.vector) == ["Adelie", "Chinstrap", "Gentoo"]
    assert trees.treeEnsemble.numPredictionDimensions == 3
    assert len({node.treeId for node in trees.treeEnsemble.nodes}) == 30
    assert model.description.metadata.userDefined["com.apple.coreml.model.preview.type"] == "tabularClassifier"


def test_a_package_opens_in_coremltools(espalier, penguins, tmp_path):
    path = tmp_path / "Penguins.mlpackage"
    espalier("train", penguins, "--target", "body_mass_g", "--algorithm", TREES, "-o", path)
    specification = coremltools.models.MLModel(str(path), skip_model_load=True).get_spec()
    assert specification.WhichOneof("Type") == "pipelineRegressor"
    assert specification.description.predictedFeatureName == "body_mass_g"


def test_the_tool_reads_what_coremltools_writes(espalier, tmp_path):
    """A file with coremltools' own choices: other feature names, its own metadata, one stage."""
    from coremltools.models import datatypes
    from coremltools.models.tree_ensemble import TreeEnsembleRegressor

    builder = TreeEnsembleRegressor([("x", datatypes.Array(2))], "y")
    builder.set_default_prediction_value(1.5)
    builder.add_branch_node(0, 7, 1, 0.5, "BranchOnValueGreaterThan", 9, 8)
    builder.add_leaf_node(0, 9, 10.0)
    builder.add_leaf_node(0, 8, -10.0)
    path = tmp_path / "Theirs.mlmodel"
    with open(path, "wb") as file:
        file.write(builder.spec.SerializeToString())
    printed = espalier("inspect", path)
    assert "treeEnsembleRegressor" in printed or "tree ensemble" in printed.lower()
