"""Writes the Swift file of numbers that the tests of boosted trees compare with, made by XGBoost.

    python make_tree_fixtures.py FOLDER-OF-CASES > Tests/TreeTrainingTests/XGBoostFixtures.swift

The random table is a function of SplitMix64, which the tests have too, so only what XGBoost makes of it is kept. Every
column has at most 200 distinct values: bins are then exact, and trees can be expected to be the same where no two splits
gain the same.
"""

import pathlib
import sys

import numpy as np
import pandas as pd
import xgboost

ROWS = 400
MASK = (1 << 64) - 1


class SplitMix:
    def __init__(self, seed):
        self.state = seed

    def unit(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        mixed ^= mixed >> 31
        return (mixed >> 11) * 2.0**-53


def random_table():
    """Five columns, the second with missing values, and a score that depends on four of them."""
    generator = SplitMix(2024)
    rows, scores = [], []
    for _ in range(ROWS):
        values = [np.floor(generator.unit() * 200) / 8 for _ in range(5)]
        is_missing = generator.unit() < 0.15
        noise = generator.unit()
        first, second, third, fourth, _ = values
        score = first * 0.2 + (4 if is_missing else second * 0.1) - abs(third - 10) * 0.3
        scores.append(score + (first * fourth) * 0.01 + 2 * noise)
        if is_missing:
            values[1] = np.nan
        rows.append(values)
    return np.array(rows, np.float32), np.array(scores)


def train(features, targets, objective, rounds=10, method="exact", **settings):
    defaults = dict(eta=0.3, max_depth=6, min_child_weight=0.1, reg_lambda=1, base_score=0.5, nthread=1)
    matrix = xgboost.DMatrix(features, targets)
    model = xgboost.train(dict(defaults, objective=objective, tree_method=method, **settings), matrix, rounds)
    return model.predict(matrix, output_margin=True).astype(np.float64), model.predict(matrix)


def swift_array(values):
    return "[" + ", ".join(repr(round(float(value), 6)) for value in values) + "]"


def regression(name, features, scores, **settings):
    margins, _ = train(features, scores, "reg:squarederror", **settings)
    error = np.sqrt(np.mean((margins - scores) ** 2))
    print(f"  static let {name}RMSE = {error!r}")
    print(f"  static let {name}Margins: [Double] = {swift_array(margins[:24])}")


def log_loss(probabilities, classes):
    return float(-np.mean(np.log(probabilities[np.arange(len(classes)), classes])))


def classification(name, features, classes, class_count, keeps_margins=True, **settings):
    if class_count == 2:
        margins, second = train(features, classes, "binary:logistic", **settings)
        probabilities = np.column_stack([1 - second, second])
    else:
        margins, probabilities = train(features, classes, "multi:softprob", num_class=class_count, **settings)
    accuracy = float(np.mean(probabilities.argmax(axis=1) == classes))
    print(f"  static let {name}LogLoss = {log_loss(probabilities.astype(np.float64), classes)!r}")
    print(f"  static let {name}Accuracy = {accuracy!r}")
    if keeps_margins:
        margins = margins.reshape(len(classes), -1)
        if class_count > 2:
            margins = margins - 0.5
        print(f"  static let {name}Margins: [Double] = {swift_array(margins[:24].ravel())}")


def one_hot(column):
    return np.column_stack([column == category for category in sorted(column.dropna().unique())])


def data_sets(folder):
    iris = np.loadtxt(folder / "sklearn-iris.csv", delimiter=",", skiprows=1)
    classification("iris", iris[:, :4], iris[:, 4].astype(int), 3, keeps_margins=False)

    penguins = pd.read_csv(folder / "palmer-penguins.csv")
    measures = penguins[["bill_length_mm", "bill_depth_mm", "flipper_length_mm", "body_mass_g"]].to_numpy(float)
    features = np.column_stack([measures, one_hot(penguins["sex"])])
    classes = penguins["species"].astype("category").cat.codes.to_numpy(int)
    classification("penguins", features, classes, 3, keeps_margins=False)

    mushroom = pd.read_csv(folder / "mushroom.csv", keep_default_na=False)
    features = np.column_stack([one_hot(mushroom[name]) for name in mushroom.columns[1:]]).astype(float)
    classification("mushroom", features, (mushroom["label"] == "p").to_numpy(int), 2, keeps_margins=False)

    titanic = pd.read_csv(folder / "titanic-kaggle-train.csv")
    numbers = titanic[["Pclass", "Age", "SibSp", "Parch", "Fare"]].to_numpy(float)
    features = np.column_stack([numbers, one_hot(titanic["Sex"]), one_hot(titanic["Embarked"])])
    classification("titanic", features, titanic["Survived"].to_numpy(int), 2, keeps_margins=False)

    housing = pd.read_csv(folder / "housing-boston3.csv")
    margins, _ = train(housing[["RM", "LSTAT", "PTRATIO"]], housing["MEDV"], "reg:squarederror")
    print(f"  static let housingRMSE = {np.sqrt(np.mean((margins - housing['MEDV']) ** 2))!r}")


def main():
    print("// Made by Tools/reference/make_tree_fixtures.py with")
    print(f"// XGBoost {xgboost.__version__}, NumPy {np.__version__}, pandas {pd.__version__}.")
    print("// swift-format-ignore-file")
    print()
    print("enum XGBoostFixtures {")
    features, scores = random_table()
    regression("regression", features, scores)
    regression("shallow", features, scores, max_depth=3, min_child_weight=20, reg_lambda=0.5, eta=0.7)
    regression("pruned", features, scores, gamma=25)
    classification("binary", features, (scores > np.median(scores)).astype(int), 2)
    classification("threeClass", features, np.digitize(scores, np.quantile(scores, [0.4, 0.7])), 3)
    data_sets(pathlib.Path(sys.argv[1]))
    print("}")


np.set_printoptions(legacy="1.25")
main()
